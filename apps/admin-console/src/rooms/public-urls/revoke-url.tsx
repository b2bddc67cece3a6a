import { call, type RowOf } from "@guildway/api-client";
import { publicUrls, revokePublicUrl } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { RevokeRecord } from "../../room/record/revoke-record.tsx";
import { texts } from "./texts.ts";

/** Takes a public URL back, after asking. */
export function RevokeUrl({ row: { id, file, state } }: { row: RowOf<typeof publicUrls> }) {
  const text = useTexts(texts).revoke;
  if (state !== "active") return null;
  const revoke = () => call(revokePublicUrl, { body: { id } });
  return <RevokeRecord name={file ?? ""} list={publicUrls.type} text={text} revoke={revoke} />;
}
