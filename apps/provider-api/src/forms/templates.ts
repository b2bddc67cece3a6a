import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AgreementRevision } from "@guildway/rules/agreement-text";
import { type Glyphs, readGlyphs, type StoredGlyphs } from "./drawing/glyphs.ts";

/** A type of agreement that has a form. */
export type FormType = "apprenticeAgreements" | "employerAgreements";

/** Where the empty forms lie; `commands/make-forms.ts` makes them. */
export const templateFolder = join(import.meta.dirname, "templates");

const fileOf: Record<AgreementRevision, string> = { "Rev. March 2023": "2023-03" };

/** An empty form, and the letters with which it is filled. */
export interface FormTemplate {
  bytes: Uint8Array;
  glyphs: { regular: Glyphs; strong: Glyphs };
}

const loaded = new Map<string, Promise<FormTemplate>>();

/** The empty form of a type of agreement in a revision, read when it is asked for first. */
export function templateOf(type: FormType, revision: AgreementRevision): Promise<FormTemplate> {
  const name = `${type}.${fileOf[revision]}.pdf`;
  let template = loaded.get(name);
  if (!template) {
    template = read(name);
    loaded.set(name, template);
    template.catch(() => loaded.delete(name));
  }
  return template;
}

async function read(name: string): Promise<FormTemplate> {
  const [bytes, glyphs] = await Promise.all([
    readFile(join(templateFolder, name)),
    readFile(join(templateFolder, "glyphs.json"), "utf8"),
  ]);
  const { regular, strong } = JSON.parse(glyphs) as Record<"regular" | "strong", StoredGlyphs>;
  return { bytes, glyphs: { regular: readGlyphs(regular), strong: readGlyphs(strong) } };
}
