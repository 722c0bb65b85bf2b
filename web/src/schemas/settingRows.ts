/**
 * The settings of this device, in the order of the list: a setting is one row here and its messages. From it come
 * the storage schema (`schemas/settings`), the list (`settings/SettingsList`) and the attributes of <html>.
 */
import type { Messages } from "../words/keys";

interface Common {
  /** The message that names it; its attributes name the choices. */
  readonly words: keyof Messages;
  /** Whether it is a playing aid rather than a display setting. */
  readonly help?: true;
}

/** One of several choices; a non-default one is written into the attribute `data-…` that `mark` names. */
export interface Choice extends Common {
  readonly choices: readonly (string | number)[];
  readonly usual: string | number;
  readonly mark?: string;
}

/** On or off; on is written into an attribute. A default of null means that it depends on the seat. */
interface Switch extends Common {
  readonly about: keyof Messages;
  readonly usual: boolean | null;
  readonly mark?: readonly [name: string, on: string];
}

export type Row = Choice | Switch;

export const ROWS = {
  /** Per cent. */
  size: { words: "settings-size", choices: [100, 125, 150, 175, 200], usual: 100 },
  light: { words: "settings-light", choices: ["system", "light", "dark"], usual: "system", mark: "theme" },
  palette: { words: "settings-palette", choices: ["standard", "vivid"], usual: "standard", mark: "palette" },
  contrast: { words: "settings-contrast", about: "settings-contrast.about", usual: false, mark: ["contrast", "high"] },
  /** Less motion, whatever the device says. */
  still: { words: "settings-motion", about: "settings-motion.about", usual: false, mark: ["motion", "still"] },
  /** How fast others' turns are shown. */
  pace: { words: "settings-pace", choices: ["slow", "normal", "instant"], usual: "normal" },
  /** Hints without asking. */
  hints: { words: "settings-hints", about: "settings-hints.about", usual: null, help: true },
} as const satisfies Readonly<Record<string, Row>>;
