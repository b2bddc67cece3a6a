import { resources } from "@guildway/api-contract";
import { lazyPart } from "@guildway/federation";
import { moment } from "../../room/moment.ts";
import { room } from "../../room/room.ts";
import { pathOf } from "../resource-groups/path-of.ts";
import { fileInWords } from "./file-in-words.ts";
import { IndexNotice } from "./index-notice.tsx";
import { IndexState, isAtWork } from "./index-state.tsx";
import { LibraryLinks } from "./library-links.tsx";
import { texts } from "./texts.ts";

const place = { field: "parentIds", text: pathOf } as const;
const state = {
  field: "indexState",
  Cell: IndexState,
  needs: ["indexReason", "pagesRead", "pages"],
} as const;

export const resourcesRoom = room({
  record: resources,
  page: "admin-console.resources",
  texts,
  columns: ["name", "orgId", state, "passageCount", "type", place, "createdAt"],
  search: (text) => ({ "name[ilike]": text }),
  filters: ["indexState", "parentId"],
  bulk: ["parentId", "isFilePublic"],
  isAtWork,
  ListActions: LibraryLinks,
  Above: IndexNotice,
  Actions: lazyPart(async () => (await import("./resource-actions.tsx")).ResourceActions),
  Below: lazyPart(async () => (await import("./passages.tsx")).Passages),
  sections: {
    resource: [
      "name",
      "type",
      "parentId",
      place,
      "url",
      { field: "file", text: fileInWords, needs: ["size"] },
      "isFilePublic",
      "body",
      "orgId",
    ],
    reading: [state, "pages", "passageCount", moment("indexedAt")],
    record: ["userName", "id", "createdAt", "updatedAt"],
  },
  form: { leavesOut: ["userName"], inputs: () => import("./inputs.tsx") },
});
