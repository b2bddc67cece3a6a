import { call } from "@guildway/api-client";
import { uploadFile } from "@guildway/api-contract";

/** Stores the picture of a signature among an organization's files and answers its address. */
export async function storeSignature(
  picture: Blob,
  organizationId: string,
  accessGrant: string | undefined,
): Promise<string> {
  const body = new FormData();
  body.append("file", picture, "signature.png");
  const query = {
    fileExt: "png" as const,
    prefix: `user-content/${organizationId}`,
    organizationId,
  };
  return (await call(uploadFile, { query, body, accessGrant })).url;
}
