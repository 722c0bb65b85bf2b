/** Made by `tools/locales.mjs`: each language's files, which are one to fetch. */
declare module "virtual:words" {
  const words: Record<import("./languages").Language, () => Promise<{ default: readonly string[] }>>;
  export default words;
}

/** The rules in full. */
declare module "virtual:rules" {
  const rules: Record<import("./languages").Language, () => Promise<{ default: readonly string[] }>>;
  export default rules;
}
