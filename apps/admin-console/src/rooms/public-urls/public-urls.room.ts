import { publicUrls } from "@guildway/api-contract";
import { moment } from "../../room/moment.ts";
import { room } from "../../room/room.ts";
import { RevokeUrl } from "./revoke-url.tsx";
import { texts } from "./texts.ts";
import { UrlState } from "./url-state.tsx";

const state = { field: "state", Cell: UrlState } as const;

export const publicUrlsRoom = room({
  record: publicUrls,
  page: "admin-console.publicUrls",
  texts,
  Tags: UrlState,
  columns: ["file", "orgId", state, "keyName", moment("createdAt"), moment("expiresAt")],
  search: (text) => ({ "file[ilike]": text }),
  filters: ["state"],
  sections: {
    url: ["file", "keyName", moment("createdAt"), moment("expiresAt"), moment("revokedAt")],
    record: ["orgId", "id"],
  },
  Actions: RevokeUrl,
});
