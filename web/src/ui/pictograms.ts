/** A pictogram for each ready-made sentence, so that those who cannot read yet can use them too. */
import type { Said } from "../wire/stream";

export type Phrase = Said["code"];

const FACE = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18";
const EYES = "M9 9.500v1M15 9.500v1";
const SMILE = "M8 14c2 3 6 3 8 0";
const HAND =
  "M7 12V6a1.500 1.500 0 0 1 3 0V5a1.500 1.500 0 0 1 3 0v1a1.500 1.500 0 0 1 3 0v2a1.500 1.500 0 0 1 3 0v6c0 4-2.500 7-6 7-4 0-5-2-8-7-.8-1.500.8-2.500 2-1.500z";
const PEAK = "M2 20L9 7l4 7 2.500-4L22 20z";

export const PICTOGRAMS: Readonly<Record<Phrase, string>> = {
  hello: `${HAND}M19 4l2-2M21 7h2M16 2V1`,
  "good-morning":
    "M12 18a5 5 0 0 1 5 0M7 18a5 5 0 0 1 10 0M2 18h20M12 5v4M5 9l2 2M19 9l-2 2M5 21h14M9.500 6.500L12 4l2.500 2.500",
  "good-evening": "M7 18a5 5 0 0 1 10 0M2 18h20M12 4v5M5 9l2 2M19 9l-2 2M5 21h14M9.500 6.500L12 9l2.500-2.500",
  "nice-to-see-you": `${FACE}M7.500 10c1-1.500 2-1.500 3 0M13.500 10c1-1.500 2-1.500 3 0${SMILE}`,
  "good-luck":
    "M12 12c-5-1-6-7-2.500-7.500S12 8 12 12c0-4-.5-7 2.500-7.500S17 11 12 12c5-1 8 1.500 7.500 4S14 16 12 12c-1 4-4 6.500-6.500 4.500S8 12 12 12c0 4 1 7 4 9",
  "have-fun": "M4 20l4-11 7 7zM14 9c0-3 1-5 3-5M15 11c2-2 4-2 6-1M12 7V4M18 14l3 2M8 13l3 3",
  "lets-go": "M8 3v9l-4 3c-1 1-1 4 1 4h14c2 0 2-3 0-4-3-1-5-2-5-4V3zM4 19v2h16M18 4l3 3-3 3M16 7h5",
  "one-moment": `M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5h4`,
  "back-soon": "M4 12a8 8 0 1 0 3-6.200M4 4v5h5M12 8v4l3 2",
  "i-am-back": "M3 12l9-8 9 8M6 10v10h12V10M8 15h6M11.500 12.500L14 15l-2.500 2.500",
  "snack-break":
    "M12 8c-4-3-9 0-8 6 1 5 4 8 6 7 1.300-.6 2.700-.6 4 0 2 1 5-2 6-7 1-6-4-9-8-6M12 8c0-3 1-5 4-5.500M12 8c-.5-1.500-1.500-2.500-3-3",
  "good-night": "M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500M15 5h4l-4 4h4",
  bye: `${HAND}M2 8l1.500 1M2 4l2 2`,
  "your-turn": "M12 3v11M7 9.500L12 15l5-5.500M4 20h16",
  "take-your-time":
    "M4 16c0-6 4-9 8-9s7 3 7 7h2c1 0 1 3-1 3M4 16h13M4 16c-1.500 0-2 2-.5 2M7 16v3M15 16v3M12 7c-3 2-4 6-4 9M12 7c3 2 4 5 4 9",
  "i-am-thinking": `${FACE}M9 9.500v1M15 9.500v1M9 15.500h5M14 6l2-.5`,
  "no-idea": "M9 9a3 3 0 1 1 4 3c-1 .5-1 1.300-1 2.500M12 18h.01M3 10c-1 5 2 10 9 11 7-1 10-6 9-11",
  "i-have-a-plan":
    "M9 18h6M10 21h4M8 14.500c-4-3-3-11 4-11s8 8 4 11c-.7.600-1 1.300-1 2H9c0-.7-.3-1.400-1-2M12 12v4M10 10l2 2 2-2",
  "just-in-time": "M6 3h12M6 21h12M7 3c0 5 4 6 5 9 1-3 5-4 5-9M7 21c0-5 4-6 5-9 1 3 5 4 5 9M9.500 19h5",
  oops: `${FACE}${EYES}M12 17a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400`,
  "oh-no": `${FACE}M8 9l2 1.500M16 9l-2 1.500M8 17c2-3 6-3 8 0`,
  "nice-walk":
    "M13 5.500a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400M12 8l-2 6 4 3v5M10 14l-3 7M12 8l4 3 3 0M11 9l-4 3M19 8v14",
  "nice-tile": "M12 2.500l8 4.700v9.600l-8 4.700-8-4.700V7.200zM8 13l3 3 5.500-7",
  "nice-hut":
    "M3 12l9-7 9 7M6 10.500V20h12v-9.500M12 17.500c-3-2-3.500-4.500-1.700-5 1-.2 1.700.8 1.700.8s.7-1 1.700-.8c1.800.5 1.300 3-1.700 5",
  "nice-flight": "M4 6h16M12 6v3M7 9h7c4 0 6 3 6 6H8c-3 0-4-6-1-6M2 11h4M8 18h11M10 15v3M16 15v3",
  "nice-sailing": "M3 16h18l-2 4H5zM12 16V3l6 8h-6M2 22c1.500-1 3-1 4.500 0s3 1 4.500 0 3-1 4.500 0 3 1 4.500 0",
  clever: `${FACE}M6 9.500h5v2.500H7zM13 9.500h5l-1 2.500h-4zM11 10h2M9 16c2 1 4 1 6 0`,
  brave: "M12 3l8 3v5c0 5-3 8.500-8 10-5-1.500-8-5-8-10V6zM8.500 12l2.500 2.500 4.500-5",
  "lucky-you":
    "M5 20c-1-9 2-16 7-16s8 7 7 16h-3.500c.8-7-.5-12-3.500-12s-4.300 5-3.500 12zM6.500 11h.01M7 15h.01M17.500 11h.01M17 15h.01M12 6h.01",
  wow: "M12 2l2 6 6-3-3 6 6 2-6 2 3 6-6-3-2 5-2-5-6 3 3-6-6-2 6-2-3-6 6 3z",
  "ouch-bear":
    "M7 6a2.500 2.500 0 1 1 3-1.500h4A2.500 2.500 0 1 1 17 6c2 1.500 3 4 3 7 0 5-3.500 8-8 8s-8-3-8-8c0-3 1-5.500 3-7M9 11v1M15 11v1M9 17l1.500-1.500L12 17l1.500-1.500L15 17",
  "what-a-view": `${PEAK}M7 11l2 1.500 2-1.500M18 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4`,
  "pretty-flower":
    "M12 11a2 2 0 1 0 0-4 2 2 0 0 0 0 4M12 7c-1-4 1-5 0-5s1 1 0 5M10.300 8C7 6 5 7.500 5.500 8.500S8 10 10 9.500M10.700 10.500c-2 3-.5 4 .3 3.500S12 12 12 11M13.700 8c3.300-2 5.300-.5 4.800.5S16 10 14 9.500M13.300 10.500c2 3 .5 4-.3 3.500S12 12 12 11M12 13v9M12 19c-3 0-4-2-4.500-3M12 20c3 0 4-2 4.500-3",
  "cold-water":
    "M12 2v8M9 3.500L12 6l3-2.500M8.500 8l7-4M15.500 8l-7-4M2 15c1.700-1.500 3.300-1.500 5 0s3.300 1.500 5 0 3.300-1.500 5 0 3.300 1.500 5 0M2 20c1.700-1.500 3.300-1.500 5 0s3.300 1.500 5 0 3.300-1.500 5 0 3.300 1.500 5 0",
  steep: "M2 21h20L20 4zM6 15l5-5M11 14V10H7",
  "tired-feet":
    "M8 4c2.500 0 3 4 2 8s-1 8-3.500 8S3 16 4 12s1.500-8 4-8M17 6c2 0 2.500 3 2 6s-1 8-3 8-3-3-2.500-7S15 6 17 6M5 13h5M14 14h4.500",
  "see-you-at-the-hut": "M2 13l7-6 7 6M4.500 11.500V20h9v-8.500M8 20v-4h2.500v4M19 9v11M17 11h4l1.500 1.500L21 14h-4",
  yes: "M4 13l5 5L20 6",
  "no-thanks": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M6 6l12 12",
  "thank-you": "M12 20C5 15 3 11.500 4 8c1-3 5-3.500 8 0 3-3.500 7-3 8 0 1 3.500-1 7-8 12",
  "you-are-welcome":
    "M3 14c3-3 5-2 7-.5h4c1.500 0 1.500 2 0 2H10M14 14.500l5-3c1.500-.7 2.500.8 1.500 2L14 19H8l-5 1M12 9c-2.500-2-3-3.500-2.200-4.500S11.500 4 12 5c.5-1 1.400-1.500 2.200-.5S14.500 7 12 9",
  sorry: `${FACE}M8 10.500c.7-.8 1.500-.8 2.200 0M14 10.500c.7-.8 1.500-.8 2.200 0M9.500 16h5M17 3c1 1.500 1.500 2.200 0 3-1.500-.8-1-1.500 0-3`,
  "well-done":
    "M7 11v9H4v-9zM7 12l4-8c2 0 2.500 1.500 2 3l-1 3h6c1.700 0 2.300 1 2 2.500l-1.500 6c-.3 1-1 1.500-2 1.500H7",
  "good-game":
    "M7 4h10v5c0 4-2 6-5 6s-5-2-5-6zM7 6H3c0 4 1.500 5.500 4.300 5.500M17 6h4c0 4-1.500 5.500-4.300 5.500M12 15v4M8 20h8",
  "another-game": "M4 12a8 8 0 0 1 14-5.300L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.300L4 15M4 20v-5h5",
};

/** Their groups; the headings are in web.ftl. */
export const GROUPS = [
  {
    title: "talk-coming",
    codes: [
      "hello",
      "good-morning",
      "good-evening",
      "nice-to-see-you",
      "good-luck",
      "have-fun",
      "lets-go",
      "one-moment",
      "back-soon",
      "i-am-back",
      "snack-break",
      "good-night",
      "bye",
    ],
  },
  {
    title: "talk-turn",
    codes: [
      "your-turn",
      "take-your-time",
      "i-am-thinking",
      "no-idea",
      "i-have-a-plan",
      "just-in-time",
      "oops",
      "oh-no",
    ],
  },
  {
    title: "talk-doing",
    codes: ["nice-walk", "nice-tile", "nice-hut", "nice-flight", "nice-sailing", "clever", "brave", "lucky-you", "wow"],
  },
  {
    title: "talk-mountains",
    codes: ["ouch-bear", "what-a-view", "pretty-flower", "cold-water", "steep", "tired-feet", "see-you-at-the-hut"],
  },
  {
    title: "talk-manners",
    codes: ["yes", "no-thanks", "thank-you", "you-are-welcome", "sorry", "well-done", "good-game", "another-game"],
  },
] as const satisfies readonly { title: string; codes: readonly Phrase[] }[];
