import * as z from "zod/mini";
import { json, noted } from "../record.ts";

/** As many entries as a history keeps; the newest stay. */
export const mostHistoryEntries = 500;

/** As many characters of JSON as an entry has. */
const longestEntry = 2000;

const entry = z.catchall(
  z.object({
    actionAt: z.iso.datetime(),
    actionTaken: z.string().check(z.maxLength(200)),
  }),
  z.json(),
);

const newEntry = entry.check(
  z.refine((value) => JSON.stringify(value).length <= longestEntry, {
    error: `must have at most ${longestEntry} characters of JSON`,
  }),
);

/** What happened with an invite, newest first: `{ actionAt, actionTaken }` and whatever else was kept. */
export const inviteHistory = {
  ...noted(json(z.array(newEntry).check(z.maxLength(mostHistoryEntries)))),
  // What was written before it was counted is answered all the same.
  answer: z.array(entry),
};
