import type { Readable } from "node:stream";
import { publicUrlSeconds, readFileBuffer as endpoint } from "@guildway/api-contract";
import type { Caller } from "../../access/caller.ts";
import { mayRead } from "../../files/may-handle-files.ts";
import { ownFile } from "../../files/stored-file.ts";
import { operation } from "../../http/operation.ts";
import { OutOfReach } from "../../platform/out-of-reach.ts";
import { Problem } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { openPublicUrl } from "./open-public-url.ts";
import { spendForShared } from "./spend-for-shared.ts";

const mostBytes = 10_000_000;

export const readFileBuffer = operation(endpoint, async (call, services) => {
  const { url, organizationId, createPreSignedUrl } = call.query;
  const file = await ownFile(services, url, organizationId);
  if (file) spendForShared(call, services, file);
  const allowed = file && (await mayRead(call, services, file));
  if (allowed && file.size > mostBytes) throw new Problem("file.too-large");
  const stream = allowed ? await services.files.open(file.key) : undefined;
  if (!file || !stream) throw new Problem("file.not-found");
  const bytes = await wholeOf(stream, file.size);
  return {
    buffer: bytes.toString("base64"),
    ...(createPreSignedUrl === "true" &&
      (await mayShare(call, services, file)) && { url: await signedUrl(call, services, file) }),
  };
});

/** The bytes of a file; throws where the store gives fewer or more of them. */
async function wholeOf(stream: Readable, size: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let taken = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      taken += chunk.length;
      if (taken > size) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new OutOfReach("The store of files broke off.", { cause });
  }
  if (taken !== size) throw new OutOfReach("The store of files gave another file.");
  return Buffer.concat(chunks);
}

/** Whether who may read a file may so without a grant, which a URL would outlive. */
const mayShare: typeof mayRead = ({ caller }, services, file) =>
  mayRead({ caller, header: () => undefined }, services, file);

/** A key's URL is one of its public URLs, so that it counts with them and ends with the key. */
async function signedUrl(
  { caller, address }: { caller: Caller; address: string },
  services: Services,
  file: { name: string },
): Promise<string> {
  if (caller.kind === "key")
    return openPublicUrl(services, { caller, address }, file, publicUrlSeconds);
  const expiresAt = new Date(services.clock().getTime() + publicUrlSeconds * 1000);
  return services.signedUrls.sign(file.name, expiresAt);
}
