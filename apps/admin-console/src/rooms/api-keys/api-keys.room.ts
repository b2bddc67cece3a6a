import { programKeys } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { KeyState, keyStateText } from "./key-state.tsx";
import { NewKey } from "./new-key.tsx";
import { RevokeKey } from "./revoke-key.tsx";
import { texts } from "./texts.ts";

const state = { field: "revokedAt", text: keyStateText, Cell: KeyState } as const;

export const apiKeysRoom = room({
  record: programKeys,
  page: "admin-console.apiKeys",
  texts,
  Tags: KeyState,
  columns: ["name", "orgId", state, "createdAt"],
  search: (text) => ({ "name[ilike]": text }),
  filters: [
    {
      field: "revokedAt",
      name: "state",
      choices: ["active", "revoked"],
      asks: (choice) => ({
        [choice === "active" ? "revokedAt[is]" : "revokedAt[!is]"]: null,
      }),
    },
  ],
  sections: { key: ["name", "createdAt", "revokedAt"], record: ["orgId", "id"] },
  ListActions: NewKey,
  Actions: RevokeKey,
});
