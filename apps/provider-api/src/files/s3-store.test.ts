import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runDueJobs } from "../jobs/run-jobs.ts";
import { OutOfReach } from "../platform/out-of-reach.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { removalJobs } from "./remove-bytes.ts";
import { s3Store } from "./s3-store.ts";

const bucket = "guildway-files";
const directory = mkdtempSync(join(tmpdir(), "guildway-s3-"));
const server = new S3rver({
  address: "127.0.0.1",
  port: 0,
  directory,
  silent: true,
  configureBuckets: [{ name: bucket, configs: [] }],
});
let api: TestApi;
let owner: string;
let stranger: string;
beforeAll(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "S3RVER");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "S3RVER");
  const { port } = await server.run();
  api = await startTestApi({
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    UPLOAD_MEGABYTES: "1",
  });
  owner = await api.signIn("owner@keystone.test");
  stranger = await api.signIn("owner@valley-college.test");
});
afterAll(async () => {
  await api.close();
  await server.close();
  rmSync(directory, { recursive: true });
  vi.unstubAllEnvs();
});

const content = Buffer.from(`Bolt, torque in Nm\n${"M8, 25\n".repeat(40_000)}`);

async function upload(fileExt: string, bytes: Buffer<ArrayBuffer>) {
  const form = new FormData();
  form.append("file", new Blob([bytes]), `torque.${fileExt}`);
  const query = new URLSearchParams({ fileExt, organizationId: "org-keystone", prefix: "tables" });
  const path = `/v1/external/aws/upload?${query}`;
  return api.send<{ url: string; size: number; code?: string }>("POST", path, {
    token: owner,
    raw: form,
  });
}
const read = (url: string, token?: string) =>
  api.fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {});
const objects = () =>
  readdirSync(join(directory, bucket), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith("_object"),
  );
const removeDue = () => runDueJobs(api.services, [removalJobs(api.services)]);
const buffer = (url: string) =>
  api.get<{ buffer: string; url: string }>(
    `/v1/external/aws/buffer?url=${encodeURIComponent(url)}&organizationId=org-keystone&createPreSignedUrl=true`,
    owner,
  );

describe("with an S3 bucket", () => {
  it("an uploaded file lies in the bucket and comes back byte for byte", async () => {
    const { body } = await upload("csv", content);
    expect(body.size).toBe(content.length);
    expect(objects().filter((name) => name.includes(body.url.split("/").at(-1)!))).toHaveLength(1);
    const answer = await read(body.url, owner);
    expect(answer.headers.get("content-length")).toBe(String(content.length));
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    expect((await buffer(body.url)).body.buffer).toBe(content.toString("base64"));
  });

  it("nothing of an upload stays on the server's own disk", async () => {
    await upload("csv", content);
    await upload("pdf", content);
    expect(readdirSync(join(api.services.settings.dataDir, "uploads"))).toEqual([]);
  });

  it("a file is read by its pre-signed URL, and not by visitors or other organizations", async () => {
    const { body } = await upload("csv", content);
    expect((await read((await buffer(body.url)).body.url)).status).toBe(200);
    expect((await read(body.url)).status).toBe(404);
    expect((await read(body.url, stranger)).status).toBe(404);
  });

  it("a refused upload puts nothing into the bucket", async () => {
    const before = objects().length;
    expect((await upload("pdf", content)).status).toBe(415);
    expect((await upload("csv", Buffer.alloc(1_000_001, "a"))).status).toBe(413);
    expect(objects()).toHaveLength(before);
  });

  it("a deleted file is gone from the bucket", async () => {
    const { body } = await upload("csv", content);
    const before = objects().length;
    const gone = await api.request("POST", "/v1/external/aws/delete-file", {
      token: owner,
      body: { file: body.url, organizationId: "org-keystone" },
    });
    expect(gone.status).toBe(200);
    expect((await read(body.url, owner)).status).toBe(404);
    await removeDue();
    expect(objects()).toHaveLength(before - 1);
  });

  it("what was stored of an upload that ends before it is named is removed an hour later", async () => {
    const { body } = await upload("csv", content);
    const before = objects().length;
    const { db } = api.services;
    api.services.db = db.withPlugin({
      transformQuery({ node }) {
        if (node.kind === "InsertQueryNode" && JSON.stringify(node.into).includes('"files"'))
          throw new Error("the server ends here");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    expect((await upload("csv", content)).status).toBe(500);
    api.services.db = db;
    expect(objects()).toHaveLength(before + 1);
    await removeDue();
    expect(objects()).toHaveLength(before + 1);
    api.wait(3600);
    await removeDue();
    expect(objects()).toHaveLength(before);
    owner = await api.signIn("owner@keystone.test");
    stranger = await api.signIn("owner@valley-college.test");
    expect((await read(body.url, owner)).status).toBe(200);
  });

  it("half of a file, or another one, is given to nobody as the file", async () => {
    const { body } = await upload("csv", content);
    const key = `org-keystone/tables/${body.url.split("/").at(-1)!}`;
    for (const other of [content.subarray(10), Buffer.concat([content, content])]) {
      const path = join(directory, "other");
      writeFileSync(path, other);
      await api.services.files.put(key, path, "text/csv");
      expect(await buffer(body.url)).toMatchObject({
        status: 503,
        body: { code: "server.unavailable" },
      });
    }
  });

  it("a store that has fallen silent is not waited for", async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
    const { port } = silent.address() as AddressInfo;
    const store = await s3Store(
      { bucket, region: "us-east-1", endpoint: `http://127.0.0.1:${port}` },
      100,
    );
    await expect(store.open("any")).rejects.toThrow(OutOfReach);
    await expect(store.remove("any")).rejects.toThrow(OutOfReach);
    silent.closeAllConnections();
    await new Promise((closed) => silent.close(closed));
  });

  it("a hundred files that are read slowly hold up no other", async () => {
    const large = Buffer.alloc(900_000, "a,b\n");
    const { body } = await upload("csv", large);
    const key = `org-keystone/tables/${body.url.split("/").at(-1)!}`;
    const slow = await Promise.all(Array.from({ length: 100 }, () => api.services.files.open(key)));
    expect((await read(body.url, owner)).status).toBe(200);
    for (const stream of slow) stream?.destroy();
  });

  it("a file whose object the bucket has lost is not found", async () => {
    const { body } = await upload("csv", content);
    const name = body.url.split("/").at(-1)!;
    await api.services.files.remove(`org-keystone/tables/${name}`);
    expect((await read(body.url, owner)).status).toBe(404);
  });

  it("a file that is deleted while the bucket fails goes from it later", async () => {
    const { body } = await upload("csv", content);
    const before = objects().length;
    const failing = vi.spyOn(api.services.files, "remove").mockRejectedValueOnce(new Error("down"));
    const gone = await api.request("POST", "/v1/external/aws/delete-file", {
      token: owner,
      body: { file: body.url, organizationId: "org-keystone" },
    });
    expect(gone.status).toBe(200);
    await removeDue();
    failing.mockRestore();
    expect(objects()).toHaveLength(before);
    api.wait(3600);
    await removeDue();
    expect(objects()).toHaveLength(before - 1);
  });
});
