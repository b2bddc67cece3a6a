import { buffer } from "node:stream/consumers";
import { publicUrlSeconds, readFileBuffer as endpoint } from "@guildway/api-contract";
import { mayRead } from "../../files/may-handle-files.ts";
import { ownFile } from "../../files/stored-file.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";

const mostBytes = 10_000_000;

export const readFileBuffer = operation(endpoint, async (call, services) => {
  const { url, organizationId, createPreSignedUrl } = call.query;
  const file = await ownFile(services, url, organizationId);
  const allowed = file && (await mayRead(call, services, file));
  if (allowed && file.size > mostBytes) throw new Problem("file.too-large");
  const stream = allowed ? await services.files.open(file.key) : undefined;
  if (!file || !stream) throw new Problem("file.not-found");
  const expiresAt = new Date(services.clock().getTime() + publicUrlSeconds * 1000);
  return {
    buffer: (await buffer(stream)).toString("base64"),
    ...(createPreSignedUrl === "true" && { url: services.signedUrls.sign(file.name, expiresAt) }),
  };
});
