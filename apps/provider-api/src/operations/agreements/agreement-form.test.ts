import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { PDFDocument } from "pdf-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formJobs } from "../../forms/fill-signed-form.ts";
import { sampleSignature } from "../../test-api/sample-facts.ts";
import { runDueJobs } from "../../jobs/run-jobs.ts";
import { officialFiles } from "../../occupations/official-files.ts";
import { agreeToSign, readAgreement, startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const grantOf = async (table: string, id: string, accessCode: string) =>
  (
    await api.request<{ grant: string }>("POST", "/v1/access/checkAccessCode", {
      body: { id, table, accessCode },
    })
  ).body.grant;

async function upload(content: Uint8Array, ext: string, headers: Record<string, string>) {
  const form = new FormData();
  form.append("file", new Blob([Uint8Array.from(content)]), `file.${ext}`);
  const path = `/v1/external/aws/upload?fileExt=${ext}&organizationId=org-keystone`;
  const response = await api.fetch(path, { method: "POST", headers, body: form });
  return ((await response.json()) as { url: string }).url;
}

const download = (table: string, id: string, headers: Record<string, string> = {}) =>
  api.fetch(`/v1/access/agreementForm?table=${table}&id=${id}`, { headers });
const bytesOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const tokens = new Map<string, string>();
const as = async (email: string) => {
  const token = tokens.get(email) ?? (await api.signIn(email));
  tokens.set(email, token);
  return { authorization: `Bearer ${token}` };
};
const auditOf = (action: string) =>
  api.services.db.selectFrom("auditLog").selectAll().where("action", "=", action).execute();
const textOf = async (bytes: Uint8Array, field: string) =>
  (await PDFDocument.load(bytes)).getForm().getTextField(field).getText();

describe("the form of an employer agreement", () => {
  const invite = async () => {
    const grant = await grantOf("invites", "inv-employer", "246801");
    await agreeToSign(api, "employerAgreements", "ea-open", grant);
    return grant;
  };
  const read = (headers: { "x-access-grant": string }) =>
    readAgreement(api, "employerAgreements", "ea-open", headers["x-access-grant"]);

  it("cannot be had before somebody has signed", async () => {
    const refused = await download(
      "employerAgreements",
      "ea-open",
      await as("admin@keystone.test"),
    );
    expect([refused.status, await codeOf(refused)]).toEqual([409, "agreement.not-signed"]);
  });

  it.each([
    ["damaged", sampleSignature.subarray(0, 300)],
    ["too large", Buffer.concat([sampleSignature, Buffer.alloc(1_100_000)])],
  ])("is not signed with a picture that is %s", async (_, picture) => {
    const headers = { "x-access-grant": await invite() };
    const signerSignature = await upload(picture, "png", headers);
    const refused = await api.request("POST", "/v1/access/signEmployerAgreement", {
      headers,
      body: {
        id: "ea-open",
        read: await read(headers),
        signerName: "Marisol Keller",
        signerTitle: "Manager",
        signerSignature,
      },
    });
    expect(refused).toMatchObject({ status: 422, body: { code: "signature.unreadable" } });
  });

  it("PU-1.8, PU-7.13 is filled after signing and had by the signer, the same file each time, whatever changes afterwards", async () => {
    const headers = { "x-access-grant": await invite() };
    const signerSignature = await upload(sampleSignature, "png", headers);
    const { body } = await api.request<{ grant: string }>(
      "POST",
      "/v1/access/signEmployerAgreement",
      {
        headers,
        body: {
          id: "ea-open",
          read: await read(headers),
          signerName: "Zoë Núñez",
          signerTitle: "Plant Manager",
          signerSignature,
        },
      },
    );
    const { db } = api.services;
    await db
      .updateTable("employerProfiles")
      .set({ name: "Another Name" })
      .where("id", "=", "ep-forge")
      .execute();
    await db
      .updateTable("wageSchedules")
      .set({ title: "Another schedule", entryWage: 99 })
      .where("id", "=", "ws-maintenance")
      .execute();
    expect(await runDueJobs(api.services, [formJobs(api.services)])).toBe(1);
    expect(await auditOf("agreement.form-filled")).toHaveLength(1);
    const other = { "x-access-grant": await grantOf("employerAgreements", "ea-signed", "579134") };
    expect((await download("employerAgreements", "ea-open", other)).status).toBe(403);
    const response = await download("employerAgreements", "ea-open", {
      "x-access-grant": body.grant,
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="employer-agreement-ea-open.pdf"',
      "cache-control": "private, no-store",
    });
    const first = await bytesOf(response);
    expect(await textOf(first, "employerName")).toBe("Zoë Núñez");
    expect(await textOf(first, "employer")).toBe("Lehigh Forge and Machine");
    expect(await textOf(first, "period1Wage")).toBe("$14.81");
    expect(await textOf(first, "journeyworkerWage")).toBe("$31.50");
    const again = await bytesOf(
      await download("employerAgreements", "ea-open", await as("teacher@keystone.test")),
    );
    expect(again.equals(first)).toBe(true);
    const [filled] = await auditOf("agreement.form-filled");
    expect(filled!.details).toMatchObject({
      occasion: "employer",
      sequence: 1,
      sha256: createHash("sha256").update(first).digest("hex"),
    });
    expect(await auditOf("agreement.form-read")).toHaveLength(2);
  });

  it("is filled by its job even where it failed before, and once", async () => {
    const { db } = api.services;
    const kept = () =>
      db
        .selectFrom("signedForms")
        .selectAll()
        .where("agreementId", "=", "ea-open")
        .executeTakeFirstOrThrow();
    await db.updateTable("signedForms").set({ filledAt: null, sha256: null }).execute();
    const failing = {
      ...api.services,
      files: { ...api.services.files, put: () => Promise.reject(new Error("full")) },
    };
    await db
      .insertInto("jobs")
      .values({
        kind: "form",
        subject: (await kept()).id,
        createdAt: new Date(0),
        dueAt: new Date(0),
      })
      .execute();
    await runDueJobs(api.services, [formJobs(failing)]);
    expect((await kept()).filledAt).toBeNull();
    api.wait(60);
    await runDueJobs(api.services, [formJobs(api.services)]);
    const first = await kept();
    expect(first.sha256).toMatch(/^[0-9a-f]{64}$/);
    await formJobs(api.services).run(first.id);
    expect(await kept()).toEqual(first);
  });

  it("keeps the pictures of its signatures as evidence", async () => {
    const { signatureFiles } = await api.services.db
      .selectFrom("signedForms")
      .select("signatureFiles")
      .where("agreementId", "=", "ea-open")
      .executeTakeFirstOrThrow();
    await api.services.db.updateTable("users").set({ userSignature: null }).execute();
    for (const name of signatureFiles)
      expect(
        await api.request("POST", "/v1/external/aws/delete-file", {
          token: await api.signIn("owner@keystone.test"),
          body: { file: `/v1/files/${name}`, organizationId: "org-keystone" },
        }),
      ).toMatchObject({ status: 409 });
  });
});

describe("the form of an apprentice agreement", () => {
  it("is had by its code, its apprentice and admins; by nobody else", async () => {
    const grant = await grantOf("apprenticeAgreements", "aa-signed", "680245");
    const first = await bytesOf(
      await download("apprenticeAgreements", "aa-signed", { "x-access-grant": grant }),
    );
    expect(await textOf(first, "lastName")).toBe("Brandt");
    expect(await textOf(first, "ssn")).toBe("***-**-6789");
    expect(first.includes("923-45")).toBe(false);
    const admin = await bytesOf(
      await download("apprenticeAgreements", "aa-signed", await as("admin@keystone.test")),
    );
    expect(admin.equals(first)).toBe(true);
    const giveTo = (userId: string) =>
      api.services.db
        .updateTable("apprenticeAgreements")
        .set({ userId })
        .where("id", "=", "aa-signed")
        .execute();
    await giveTo("user-keystone-student");
    const own = await download(
      "apprenticeAgreements",
      "aa-signed",
      await as("student@keystone.test"),
    );
    expect((await bytesOf(own)).equals(first)).toBe(true);
    await giveTo("user-keystone-0003");
    for (const [headers, status] of [
      [{}, 403],
      [await as("teacher@keystone.test"), 404],
      [await as("student@keystone.test"), 404],
      [await as("admin@valley-college.test"), 404],
      [{ "x-access-grant": await grantOf("employerAgreements", "ea-signed", "579134") }, 403],
      [{ "x-access-grant": await grantOf("invites", "inv-apprentice", "357912") }, 403],
    ] as const)
      expect((await download("apprenticeAgreements", "aa-signed", headers as never)).status).toBe(
        status,
      );
  });

  it("lies in the store sealed, under a name that no public call answers", async () => {
    const form = await api.services.db
      .selectFrom("signedForms")
      .selectAll()
      .where("agreementId", "=", "aa-signed")
      .executeTakeFirstOrThrow();
    expect(form.fileKey).toMatch(/^org-keystone\/forms\/[\w-]{22}\.sealed$/);
    const stored = readFileSync(join(api.services.settings.dataDir, "files", form.fileKey!));
    expect(stored.includes("%PDF")).toBe(false);
    expect(JSON.stringify(form)).not.toMatch(/Brandt|6789/);
    const name = form.fileKey!.split("/").at(-1)!;
    expect(
      (await api.fetch(`/v1/files/${name}`, { headers: await as("owner@keystone.test") })).status,
    ).toBe(404);
  });

  it("is refused with a clear word for what is none", async () => {
    const headers = await as("admin@keystone.test");
    expect((await download("apprenticeAgreements", "nothing", headers)).status).toBe(404);
    expect((await download("invites", "aa-signed", headers)).status).toBe(400);
  });
});

describe("the export into the official form", () => {
  const ask = async (
    email: string,
    body: object = { id: "aa-signed", reason: "Registration with the agency" },
  ) =>
    api.fetch("/v1/access/exportEta671", {
      method: "POST",
      headers: { ...(await as(email)), "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const useForm = async (content: Uint8Array) => {
    const owner = await as("owner@keystone.test");
    const eta671Form = await upload(content, "pdf", owner);
    const path = "/v1/external/content/organization/org-keystone";
    const write = (method: string, address: string, body: object) =>
      api.request(method, address, { headers: owner, body });
    expect(await write("PUT", path, { eta671Form })).toMatchObject({ status: 200 });
    expect(await write("POST", `${path}/publish`, {})).toMatchObject({ status: 200 });
  };

  it("is for admins of the organization, who say why", async () => {
    expect((await ask("teacher@keystone.test")).status).toBe(403);
    expect((await ask("admin@valley-college.test")).status).toBe(404);
    expect((await ask("admin@keystone.test", { id: "aa-signed" })).status).toBe(400);
  });

  it("needs the form, the official one, and a signature", async () => {
    expect(await codeOf(await ask("admin@keystone.test"))).toBe("form.missing");
    await useForm(await (await PDFDocument.create()).save());
    expect(await codeOf(await ask("admin@keystone.test"))).toBe("form.unknown");
    const open = { id: "aa-open", reason: "Too early" };
    expect(await codeOf(await ask("admin@keystone.test", open))).toBe("agreement.not-signed");
    expect(await auditOf("agreement.exported")).toHaveLength(0);
  });

  it("says that the apprentice is of another organization now, which has their number", async () => {
    await useForm(await (await PDFDocument.create()).save());
    const token = await api.signIn("superadmin@guildway.test");
    const move = (orgId: string) =>
      api.request("PUT", "/v1/external/supabase/users", {
        token,
        body: { id: "user-keystone-0003", orgId },
      });
    expect((await move("org-valley")).status).toBe(200);
    expect(await codeOf(await ask("admin@keystone.test"))).toBe("agreement.apprentice-moved");
    expect((await move("org-keystone")).status).toBe(200);
  });

  const official = join(
    officialFiles() ?? "",
    "forms/eta-671-appendix-b-apprenticeship-agreement-fillable.pdf",
  );
  it.skipIf(!existsSync(official))(
    "has the whole number, is written down, and leaves nothing behind",
    async () => {
      await useForm(readFileSync(official));
      const response = await ask("admin@keystone.test");
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      const bytes = await bytesOf(response);
      expect(await textOf(bytes, "Social Security Number")).toBe("923-45-6789");
      const [entry, ...others] = await auditOf("agreement.exported");
      expect(others).toEqual([]);
      expect(entry).toMatchObject({
        subject: "apprenticeAgreements/aa-signed",
        details: { reason: "Registration with the agency", form: "ETA-671" },
      });
      expect(JSON.stringify(entry)).not.toContain("6789");
    },
  );

  it.skipIf(!existsSync(official))("is refused once the profile has another number", async () => {
    const { db, sealer } = api.services;
    await db
      .updateTable("userProfiles")
      .set({
        ssn: sealer.seal(
          JSON.stringify("923-45-1111"),
          "userProfiles/profile-keystone-0003/ssn",
        ) as never,
      })
      .where("id", "=", "profile-keystone-0003")
      .execute();
    expect(await codeOf(await ask("admin@keystone.test"))).toBe("agreement.number-changed");
  });

  it.skipIf(!existsSync(official))(
    "opens no file that unpacks to more than a form has",
    async () => {
      const packed = deflateSync(Buffer.alloc(60_000_000));
      const more = `9999 0 obj\n<< /Type /ObjStm /N 0 /First 0 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
      const end = "\nendstream\nendobj\n";
      await useForm(
        Buffer.concat([readFileSync(official), Buffer.from(more), packed, Buffer.from(end)]),
      );
      expect(await codeOf(await ask("admin@keystone.test"))).toBe("form.unknown");
    },
  );
});
