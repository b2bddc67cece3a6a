import type { RowOf } from "@guildway/api-client";
import { users } from "@guildway/api-contract";
import { openModal } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { rightsQuery } from "../../room/rights.ts";
import { texts } from "./texts.ts";

/** Opens a user's profile, general and private, for who may change it. */
export function EditProfile({ row: { id, orgId } }: { row: RowOf<typeof users> }) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const { data: rights } = useQuery(rightsQuery({ record: users }, id));
  if (!rights?.update || !orgId) return null;
  const onSaved = () => void queries.invalidateQueries({ queryKey: ["admin-console", users.type] });
  return (
    <Button
      onClick={() => openModal("agreements.manageUserProfile", { userId: id, orgId, onSaved })}
    >
      {text.profile}
    </Button>
  );
}
