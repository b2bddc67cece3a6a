import type { Selectable } from "kysely";
import { nameInUrl } from "../../files/stored-file.ts";
import type { Database } from "../../platform/database/schema.ts";
import { roundRobin } from "../../platform/limits/round-robin.ts";
import type { Passage } from "../cutting/cut-passages.ts";
import { readApart } from "../reading/read-apart.ts";
import { Unreadable } from "../reading/unreadable.ts";
import { type LibraryServices, limitsOf, type ReadingOptions } from "./library-services.ts";
import { storedSource } from "./stored-source.ts";

type Material = Pick<Selectable<Database["materials"]>, "orgId" | "title" | "body" | "cdnFiles">;

/** What is read of a material's files in all, in seconds; who embeds it waits for that. */
const secondsForFiles = 20;

/** A book of 400 pages; who embeds it waits until they are kept. */
const mostPassages = 2000;

/** Materials are read one after the other, and of each organization one in turn, so that who has many keeps nobody waiting for more than one. */
const { take, give } = roundRobin(1);

/** What was read of a material. */
export interface ReadMaterial {
  passages: Passage[];
  /** Whether more stands in it than was read. */
  isCut: boolean;
}

/** The passages of a material under its title: what it says, and what stands in its files that can be read. */
export async function readMaterial(
  services: LibraryServices,
  material: Material,
  options: ReadingOptions = {},
): Promise<ReadMaterial> {
  const limits = limitsOf(options);
  let seconds = secondsForFiles;
  const title = material.title ?? "";
  const typed = { kind: "typed", text: material.body ?? "" } as const;
  const body = typed.text.trim() === "" ? undefined : await read(typed, limits);
  const passages = under(title, body?.passages ?? []);
  let isCut = body?.isCut ?? false;
  for (const { name, url } of storedFiles(material.cdnFiles)) {
    if (seconds <= 0 || passages.length >= mostPassages) {
      isCut = true;
      break;
    }
    try {
      const source = await storedSource(services, url, material.orgId ?? "", options);
      const reading = await read(source, { ...limits, seconds: Math.min(seconds, limits.seconds) });
      passages.push(...under(name ? `${title} › ${name}` : title, reading.passages));
      isCut ||= reading.isCut;
    } catch (error) {
      // A film or a locked file is a part of the material that the assistant does not know.
      if (!(error instanceof Unreadable)) throw error;
    }
  }
  // A material that is nothing but a title is found by it.
  if (passages.length === 0 && title !== "")
    passages.push({ heading: null, pageNumber: null, rawText: title });
  return {
    passages: passages.slice(0, mostPassages),
    isCut: isCut || passages.length > mostPassages,
  };

  async function read(source: Parameters<typeof readApart>[0], bounds: typeof limits) {
    const asker = material.orgId ?? "";
    await take(asker);
    const began = Date.now();
    try {
      return await readApart(source, bounds, options);
    } finally {
      give(asker);
      // What it waited for others is not its own time.
      seconds -= (Date.now() - began) / 1000;
    }
  }
}

function under(title: string, passages: readonly Passage[]): Passage[] {
  if (title === "") return [...passages];
  return passages.map(({ heading, ...passage }) => ({
    ...passage,
    heading: (heading === null || heading === title ? title : `${title} › ${heading}`).slice(
      0,
      500,
    ),
  }));
}

function storedFiles(cdnFiles: unknown): { name: string; url: string }[] {
  const files = Array.isArray(cdnFiles) ? (cdnFiles as Record<string, unknown>[]) : [];
  return files.flatMap(({ name, url }) =>
    typeof url === "string" && nameInUrl(url) !== undefined
      ? [{ name: typeof name === "string" ? name : "", url }]
      : [],
  );
}
