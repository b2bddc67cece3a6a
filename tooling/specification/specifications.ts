import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One of the four specifications that the product follows; they are kept beside the project, not in it. */
export interface Specification {
  /** The first part of its ids. */
  code: string;
  title: string;
  /** Its file, here with `.md` and in `sentences/` with `.txt`. */
  file: string;
}

export const specifications: readonly Specification[] = [
  {
    code: "CP",
    title: "Career pathways, wage schedules and class pages",
    file: "career-pathways-wages-classes",
  },
  {
    code: "CO",
    title: "Administrative console and API explorer",
    file: "console-and-api-explorer",
  },
  {
    code: "IN",
    title: "Invitations, import, assistant and public pages",
    file: "invitations-import-assistant-pages",
  },
  {
    code: "PU",
    title: "Public pages and agreements",
    file: "public-pages-and-agreements",
  },
];

/** Which feature will bring what is to come; the feature's change removes the words from its rows. */
export const features = {
  "admin-console": "the rest of the admin console",
  agreements: "the agreements remote",
  "api-explorer": "the API explorer",
  assistant: "the assistant remote",
  import: "the import of training programs",
  "public-pages": "the public pages remote",
  screens: "a test of the screens that are there",
  shell: "the rest of the shell",
} as const;

/** Why a sentence needs no test. */
export const reasons = {
  introduction: "it says what the document is about",
  "left open": "it says only that something is not shown",
  "not copied": "a person cannot see it; the transitions that one can see have rows of their own",
  "switched off": "the specification says itself that this is switched off",
} as const;

/** What is said of one sentence; a sentence that has neither of the three is shown by a test. */
export interface Row {
  id: string;
  section: number;
  fingerprint: string;
  /** Our own words for it. */
  title: string;
  toCome?: keyof typeof features;
  as?: string;
  noTest?: keyof typeof reasons;
}

const line =
  /^([A-Z]{2}-(\d+)\.\d+) ([0-9a-f]{8}) ([^|]+?)(?: \| (?:to come: (.+)|as (.+)|no test: (.+)))?$/;

/** The rows of a specification, written by hand in `sentences/`: id, fingerprint, title, and what stands instead of a test. */
export function readRows({ code, file }: Specification): Row[] {
  const text = readFileSync(join(import.meta.dirname, "sentences", `${file}.txt`), "utf8");
  return text
    .split("\n")
    .filter((one) => one !== "")
    .map((one) => rowOf(one, code));
}

function rowOf(text: string, code: string): Row {
  const [, id = "", section, fingerprint = "", title = "", toCome, as, noTest] =
    line.exec(text) ?? [];
  if (!id.startsWith(`${code}-`)) throw new Error(`"${text}" is not a row of ${code}.`);
  if (toCome !== undefined && !Object.hasOwn(features, toCome))
    throw new Error(`${id}: "${toCome}" is no feature; use one of ${list(features)}.`);
  if (noTest !== undefined && !Object.hasOwn(reasons, noTest))
    throw new Error(`${id}: "${noTest}" is no reason; use one of ${list(reasons)}.`);
  return {
    id,
    section: Number(section),
    fingerprint,
    title,
    ...(toCome !== undefined && { toCome: toCome as keyof typeof features }),
    ...(as !== undefined && { as }),
    ...(noTest !== undefined && { noTest: noTest as keyof typeof reasons }),
  };
}

function list(names: object): string {
  return Object.keys(names).join(", ");
}
