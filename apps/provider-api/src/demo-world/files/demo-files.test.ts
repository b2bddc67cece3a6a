import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RecordDefinition, records } from "@guildway/api-contract";
import { issueGrant } from "../../access/grants.ts";
import { type FileKind, isOfKind } from "../../files/check-content.ts";
import { nameInUrl } from "../../files/stored-file.ts";
import { startTestApi, type TestApi } from "../../test-api/index.ts";
import { demoLibraryFiles } from "../library-files.ts";
import { demoOrganizations } from "../organizations.ts";
import { demoFileName, demoFileUrl } from "./demo-file-urls.ts";
import { demoFiles } from "./demo-files.ts";

let api: TestApi;
const owners: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi();
  for (const { id, slug } of demoOrganizations) owners[id] = await api.signIn(`owner@${slug}.test`);
});
afterAll(() => api.close());

const read = (url: string, headers: Record<string, string> = {}) => api.fetch(url, { headers });
const files = demoFiles();
/** The files of the library's resources whose file everybody may have. */
const openInLibrary = new Set(demoLibraryFiles.map(({ id, type }) => demoFileName(id, type)));
const urlOf = ({ name }: { name: string }) => `/v1/files/${name}`;
const grantFor = (type: string, id: string) =>
  issueGrant(api.services.db, "access", type, id, api.services.clock());

/** Every address of a stored file that a record of the demo world names. */
async function urlsInRecords(): Promise<Set<string>> {
  const urls = new Set<string>();
  for (const { table } of Object.values(records) as RecordDefinition[]) {
    const { rows } = await sql<{ row: string }>`
      SELECT row_to_json(named)::text AS row FROM ${sql.table(table)} AS named`.execute(
      api.services.db,
    );
    for (const { row } of rows)
      for (const [url] of row.matchAll(/\/v1\/files\/[\w.-]+/g)) urls.add(url);
  }
  return urls;
}

describe("a file of the demo world", () => {
  it("is named by a record, and every file that a record names is there", async () => {
    expect([...(await urlsInRecords())].toSorted()).toEqual(files.map(urlOf).toSorted());
  });

  it.each(files.map((file) => [file.name, file] as const))(
    "%s comes with its type and its bytes to the owner of its organization",
    async (name, file) => {
      expect(nameInUrl(urlOf(file))).toBe(name);
      const token = owners[file.orgId]!;
      const answer = await read(urlOf(file), { authorization: `Bearer ${token}` });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe(file.type);
      expect(Buffer.from(await answer.arrayBuffer()).equals(file.content)).toBe(true);
    },
  );

  it.each(files.map((file) => [file.name, file] as const))(
    "%s is read by visitors only where it or its resource is public",
    async (name, file) => {
      const isOpen = file.isPublic || openInLibrary.has(name);
      expect((await read(urlOf(file))).status).toBe(isOpen ? 200 : 404);
    },
  );

  it.each(files.map((file) => [file.name, file] as const))(
    "%s is what its extension says, as an upload of it would have to be",
    async (name, { content }) => {
      const path = join(api.services.settings.dataDir, name);
      await writeFile(path, content);
      expect(await isOfKind(path, name.split(".").at(-1) as FileKind)).toBe(true);
    },
  );

  it("is private where it is a signature, and public where it is a picture, a logo or of the safety material", () => {
    const hidden = files.filter(({ isPublic }) => !isPublic).map(urlOf);
    for (const label of ["sign-ea-signed", "sign-aa-signed", "sign-sponsor"])
      expect(hidden).toContain(demoFileUrl(label, "png"));
    for (const label of ["loc-allentown", "loc-bethlehem", "logo-keystone"])
      expect(hidden).not.toContain(demoFileUrl(label, "png"));
    expect(hidden).not.toContain(demoFileUrl("safety-briefing", "wav"));
  });
});

describe("a signature", () => {
  const statusFor = async (label: string, type: string, id: string) =>
    (await read(demoFileUrl(label, "png"), { "x-access-grant": await grantFor(type, id) })).status;

  it("is shown, with that of the sponsor, to who gave the code of the agreement that it signs", async () => {
    for (const label of ["sign-aa-signed", "sign-sponsor"])
      expect(await statusFor(label, "apprenticeAgreements", "aa-signed")).toBe(200);
    for (const label of ["sign-ea-signed", "sign-sponsor"])
      expect(await statusFor(label, "employerAgreements", "ea-signed")).toBe(200);
  });

  it("is shown to no other grant", async () => {
    expect(await statusFor("sign-aa-signed", "apprenticeAgreements", "aa-open")).toBe(404);
    expect(await statusFor("sign-ea-signed", "pageLinks", "pl-code")).toBe(404);
    expect(await statusFor("sign-sponsor", "invites", "inv-valley")).toBe(404);
  });
});

describe("the safety material", () => {
  it("names an audio file with its transcript, a PDF and a spreadsheet, with their sizes, to visitors", async () => {
    const { body } = await api.get<{ items: { cdnFiles: { url: string; size: number }[] }[] }>(
      "/v1/external/supabase/materials?id=mat-safety",
    );
    const [material] = body.items;
    expect(material!.cdnFiles).toMatchObject([
      { type: "audio/wav", transcript: expect.stringContaining("no speech") },
      { type: "application/pdf" },
      { name: "inspection-log.xlsx" },
    ]);
    for (const { url, size } of material!.cdnFiles)
      expect((await (await read(url)).arrayBuffer()).byteLength).toBe(size);
  });
});
