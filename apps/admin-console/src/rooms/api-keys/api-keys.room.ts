import { type RowOf } from "@guildway/api-client";
import { keyScopes, programKeys } from "@guildway/api-contract";
import { shownDay } from "@guildway/rules";
import { AsWritten } from "../../room/record/as-written.tsx";
import { moment } from "../../room/moment.ts";
import { type Beside, room } from "../../room/room.ts";
import { KeyActions } from "./key-actions.tsx";
import { KeyState } from "./key-state.tsx";
import { NewKey } from "./new-key.tsx";
import { texts } from "./texts.ts";

type Key = RowOf<typeof programKeys>;

const state = { field: "state", Cell: KeyState } as const;

const scopes = {
  field: "scopes",
  text: ({ scopes }: Key, { lang }: Beside) => {
    const words = texts[lang].choices.scopes;
    const named = keyScopes.filter((scope) => scopes?.includes(scope));
    return scopes ? named.map((scope) => words[scope]).join(", ") : texts[lang].everything;
  },
} as const;

/** The same in a list, where there is room for a word or two. */
const scopesInBrief = {
  field: "scopes",
  text: ({ scopes }: Key, { lang }: Beside) =>
    scopes ? texts[lang].some(scopes.length, keyScopes.length) : texts[lang].all,
} as const;

const end = {
  field: "expiresAt",
  text: (row: Key, beside: Beside) =>
    moment("expiresAt").text(row, beside) || texts[beside.lang].never,
} as const;

const uses = {
  field: "uses",
  text: ({ uses }: Key) =>
    uses?.map(({ day, count }) => `${shownDay(day, "UTC")}: ${count}`).join("\n") ?? "",
  Cell: AsWritten,
} as const;

export const apiKeysRoom = room({
  record: programKeys,
  page: "admin-console.apiKeys",
  texts,
  Tags: KeyState,
  columns: ["name", "orgId", state, scopesInBrief, end, moment("lastUsedAt")],
  search: (text) => ({ "name[ilike]": text }),
  filters: ["state"],
  sections: {
    key: ["name", scopes, moment("createdAt"), end, moment("revokedAt")],
    rotation: [moment("rotatedAt"), moment("earlierUntil")],
    use: [moment("lastUsedAt"), uses],
    record: ["orgId", "id"],
  },
  ListActions: NewKey,
  Actions: KeyActions,
});
