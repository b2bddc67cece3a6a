import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { OutOfReach } from "../platform/out-of-reach.ts";
import type { FileStore } from "./file-store.ts";

/** What S3 needs; the credentials come from where the AWS SDK looks for them. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Another server that speaks S3; undefined is Amazon's. */
  endpoint?: string | undefined;
}

/** Who waits for a file waits no longer for a store that has fallen silent. */
const usualSilenceMs = 20_000;

/** A file that somebody reads slowly holds one; each network may leave some sixty files unread. */
const connections = { keepAlive: true, maxSockets: 5000 };

/** Keeps files in an S3 bucket; the SDK loads when this is chosen. */
export async function s3Store(
  { bucket, region, endpoint }: S3Settings,
  longestSilenceMs = usualSilenceMs,
): Promise<FileStore> {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand } =
    await import("@aws-sdk/client-s3");
  const client = new S3Client({
    region,
    requestHandler: {
      connectionTimeout: 5000,
      socketTimeout: longestSilenceMs,
      httpAgent: connections,
      httpsAgent: connections,
    },
    // Other servers that speak S3 keep the checksum that the SDK appends to a stream as part of the file.
    ...(endpoint && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
  });
  return {
    async put(key, path, type) {
      const { size } = await stat(path);
      await reach(
        client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: createReadStream(path),
            ContentLength: size,
            ContentType: type,
          }),
        ),
      );
      await rm(path, { force: true });
    },
    async open(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return Body as Readable | undefined;
      } catch (error) {
        if ((error as { name?: string }).name === "NoSuchKey") return undefined;
        throw outOfReach(error);
      }
    },
    async remove(key) {
      await reach(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })));
    },
  };
}

const reach = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw outOfReach(error);
  });

const outOfReach = (cause: unknown) =>
  new OutOfReach(`The store of files failed: ${(cause as Error).message}`, { cause });
