import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { FileStore } from "./file-store.ts";

/** What S3 needs; the credentials come from where the AWS SDK looks for them. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Another server that speaks S3; undefined is Amazon's. */
  endpoint?: string | undefined;
}

/** Keeps files in an S3 bucket; the SDK loads when this is chosen. */
export async function s3Store({ bucket, region, endpoint }: S3Settings): Promise<FileStore> {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand } =
    await import("@aws-sdk/client-s3");
  const client = new S3Client({
    region,
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
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: createReadStream(path),
          ContentLength: size,
          ContentType: type,
        }),
      );
      await rm(path, { force: true });
    },
    async open(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return Body as Readable | undefined;
      } catch (error) {
        if ((error as { name?: string }).name === "NoSuchKey") return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}
