import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { imageWidths } from "@guildway/api-contract";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runDueJobs } from "../jobs/run-jobs.ts";
import { pictureInScans, startTestApi, type TestApi } from "../test-api/index.ts";
import { removalJobs } from "./remove-bytes.ts";

let api: TestApi;
let owner: string;
let superAdmin: string;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signIn("owner@keystone.test");
  superAdmin = await api.signIn("superadmin@guildway.test");
});
afterAll(() => api.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0a7d77" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

async function upload(bytes: Buffer, fileExt = "jpg", prefix = "public-content"): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([Uint8Array.from(bytes)]), `picture.${fileExt}`);
  const path = `/v1/external/aws/upload?fileExt=${fileExt}&organizationId=org-keystone&prefix=${prefix}`;
  const { body } = await api.send<{ url: string }>("POST", path, { token: owner, raw: form });
  return body.url;
}

async function keyOf(url: string): Promise<string> {
  const { key } = await api.services.db
    .selectFrom("files")
    .select("key")
    .where("name", "=", url.split("/").at(-1)!)
    .executeTakeFirstOrThrow();
  return key;
}

/** Stores other bytes in the place of a file, as if what uploads refuse today had been taken. */
async function replace(url: string, bytes: Buffer): Promise<void> {
  const path = join(mkdtempSync(join(tmpdir(), "guildway-picture-")), "picture");
  writeFileSync(path, bytes);
  await api.services.files.put(await keyOf(url), path, "image/jpeg");
}

const get = (path: string) => api.fetch(path);

test("a picture comes as wide as asked for, upright and as WebP, and is made once", async () => {
  const url = await upload(await picture(1200, 800));
  const put = vi.spyOn(api.services.files, "put");
  const answers = await Promise.all([1, 2, 3].map(() => get(`${url}/image?width=320`)));
  for (const answer of answers) {
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    const { width, height, exif } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height, exif]).toEqual([320, 480, undefined]);
  }
  expect(put).toHaveBeenCalledOnce();
  put.mockRestore();
});

test("a picture that could not be kept is made when it is asked for again", async () => {
  const url = await upload(await picture(400, 300));
  const put = vi.spyOn(api.services.files, "put").mockRejectedValueOnce(new Error("Full."));
  expect((await get(`${url}/image?width=160`)).status).toBe(302);
  put.mockRestore();
  expect((await get(`${url}/image?width=160`)).status).toBe(200);
});

test("a narrow picture is not made wider, and no other width is made", async () => {
  const url = await upload(await picture(100, 50));
  const answer = await get(`${url}/image?width=640`);
  expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(50);
  expect((await get(`${url}/image?width=641`)).status).toBe(400);
  expect((await get(`${url}/image`)).status).toBe(400);
});

test("what is private, no picture or not there is not found", async () => {
  const small = await picture(40, 40);
  expect((await get(`${await upload(small, "jpg", "user-content")}/image?width=160`)).status).toBe(
    404,
  );
  expect((await get(`${await upload(Buffer.from("words"), "txt")}/image?width=160`)).status).toBe(
    404,
  );
  expect((await get(`/v1/files/${"x".repeat(22)}.png/image?width=160`)).status).toBe(404);
});

test("a picture of which none can be made comes as it is stored", async () => {
  const small = await picture(40, 40);
  const broken = await upload(small.subarray(0, small.length / 2));
  const many = await upload(await picture(8192, 6144));
  const tall = await upload(await picture(17_000, 20));
  for (const url of [broken, many, tall]) {
    const answer = await get(`${url}/image?width=1920`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, url]);
  }
});

test("a picture of more than a hundred scans is not taken, and one stored before that was so comes as it is stored", async () => {
  const form = new FormData();
  form.append("file", new Blob([Uint8Array.from(pictureInScans(101))]), "picture.jpg");
  const path =
    "/v1/external/aws/upload?fileExt=jpg&organizationId=org-keystone&prefix=public-content";
  const refused = await api.send("POST", path, { token: owner, raw: form });
  expect(refused).toMatchObject({ status: 415, body: { code: "file.wrong-kind" } });
  for (const [scans, status] of [
    [100, 200],
    [101, 302],
  ] as const) {
    const url = await upload(await picture(40, 40));
    await replace(url, pictureInScans(scans));
    expect((await get(`${url}/image?width=160`)).status).toBe(status);
  }
});

test("many pictures of one organization keep no other's waiting", async () => {
  const many = [await upload(await picture(300, 200)), await upload(await picture(310, 200))];
  const form = new FormData();
  form.append("file", new Blob([Uint8Array.from(await picture(320, 200))]), "picture.jpg");
  const path =
    "/v1/external/aws/upload?fileExt=jpg&organizationId=org-valley&prefix=public-content";
  const { body } = await api.send<{ url: string }>("POST", path, { token: superAdmin, raw: form });
  const asked = many.flatMap((url) => imageWidths.map((width) => `${url}/image?width=${width}`));
  const { files } = api.services;
  const open = files.open.bind(files);
  const made: string[] = [];
  const { promise: allWait, resolve: allAreThere } = Promise.withResolvers<void>();
  let lookedFor = 0;
  // None is made before each of them waits for its turn.
  const held = vi.spyOn(files, "open").mockImplementation(async (key) => {
    const found = await open(key);
    if (key.endsWith(".webp")) {
      lookedFor += 1;
      if (lookedFor === asked.length + 1) setImmediate(allAreThere);
    } else {
      await allWait;
      made.push(key.split("/")[0]!);
    }
    return found;
  });
  const answers = await Promise.all([...asked, `${body.url}/image?width=160`].map(get));
  held.mockRestore();
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(made).toHaveLength(asked.length + 1);
  expect(made.indexOf("org-valley")).toBeLessThan(3);
});

test("what was made of a deleted picture is gone with it", async () => {
  const url = await upload(await picture(400, 400));
  expect((await get(`${url}/image?width=160`)).status).toBe(200);
  const key = await keyOf(url);
  await api.request("POST", "/v1/external/aws/delete-file", {
    token: owner,
    body: { file: url, organizationId: "org-keystone" },
  });
  expect((await get(`${url}/image?width=160`)).status).toBe(404);
  await runDueJobs(api.services, [removalJobs(api.services)]);
  expect(await api.services.files.open(`${key}.160.webp`)).toBeUndefined();
});
