import type { RecordType } from "./record-types.ts";

/** What a module of a page can show. */
export const moduleTypes = [
  "LINK_WIDGETS_LIST",
  "MATERIALS_LIST",
  "MATERIAL",
  "ASSISTANT",
  "EMBED_WIDGETS_LIST",
] as const;

/** One of `moduleTypes`. */
export type ModuleType = (typeof moduleTypes)[number];

/** As many modules as a zone can have. */
export const mostModules = 50;

/** As many records as a module can name. */
export const mostSelected = 200;

/** As many characters of JSON as a module's styling can have: everybody is answered it who opens the page. */
export const longestStyling = 2000;

/** What the modules of a type show and how. */
export interface ModuleKind {
  /** The records that it names. */
  readonly records: Extract<RecordType, "widgets" | "materials" | "integrations">;
  /** The widgets that fit into it, where it names some. */
  readonly widgets?: "link" | "embed";
  /** How many it names at most. */
  readonly most: number;
  /** The words of `display`, the first where a module has none. */
  readonly displays: readonly string[];
}

/** The types of modules with what each shows. */
export const moduleKinds: Readonly<Record<ModuleType, ModuleKind>> = {
  LINK_WIDGETS_LIST: {
    records: "widgets",
    widgets: "link",
    most: mostSelected,
    displays: ["list", "cards"],
  },
  MATERIALS_LIST: { records: "materials", most: mostSelected, displays: ["list", "cards"] },
  MATERIAL: { records: "materials", most: 1, displays: [] },
  ASSISTANT: { records: "integrations", most: 1, displays: ["chatBox"] },
  EMBED_WIDGETS_LIST: { records: "widgets", widgets: "embed", most: mostSelected, displays: [] },
};

/** The words of `background` in a module's styling, the first where it has none. */
export const moduleBackgrounds = ["plain", "framed", "tinted"] as const;

/** The layouts of a page, the first where a dashboard has none. */
export const pageLayouts = ["layout1", "layout2"] as const;

/** One of `pageLayouts`. */
export type PageLayout = (typeof pageLayouts)[number];

/** How wide the three zones of a layout are, of twelve columns. */
export const layoutWidths: Readonly<Record<PageLayout, readonly [number, number, number]>> = {
  layout1: [6, 6, 12],
  layout2: [12, 6, 6],
};
