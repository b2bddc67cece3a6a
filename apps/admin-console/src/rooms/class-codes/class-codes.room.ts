import { classCode } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { creditsInWords } from "./credits-in-words.ts";
import { texts } from "./texts.ts";

export const classCodesRoom = room({
  record: classCode,
  page: "admin-console.classCodes",
  texts,
  columns: [
    "code",
    "orgId",
    "classId",
    "timeDate",
    { field: "credits", text: ({ credits }) => creditsInWords(credits) },
  ],
  search: (text) => ({ "code[ilike]": text }),
  filters: ["classId"],
  sections: {
    code: [
      "code",
      "classId",
      "timeDate",
      { field: "credits", text: ({ credits }) => creditsInWords(credits) },
      "enableNewEditor",
      "info",
      "orgId",
    ],
    record: ["id", "createdAt", "updatedAt"],
  },
  form: { inputs: () => import("./inputs.ts") },
});
