import { call, type RowOf } from "@guildway/api-client";
import { programKeys, revokeProgramKey } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { RevokeRecord } from "../../room/record/revoke-record.tsx";
import { texts } from "./texts.ts";

/** Ends a key, after asking. */
export function RevokeKey({ row: { id, name, revokedAt } }: { row: RowOf<typeof programKeys> }) {
  const text = useTexts(texts).revoke;
  if (revokedAt) return null;
  const revoke = () => call(revokeProgramKey, { body: { id } });
  return <RevokeRecord name={name ?? ""} list={programKeys.type} text={text} revoke={revoke} />;
}
