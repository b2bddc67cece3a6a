import * as z from "zod/mini";
import { json, noted } from "../record.ts";

/** As many entries as a history keeps; the newest stay. */
export const mostHistoryEntries = 500;

/** As many entries as one call adds. */
export const mostHistoryEntriesAdded = 50;

/** As many characters of JSON as an entry has. */
const longestEntry = 2000;

const shape = {
  actionAt: z.iso.datetime(),
  actionTaken: z.string().check(z.maxLength(200)),
};

/** By whom an entry is: the server says that, and no caller. An entry without it was written before that was noted. */
const by = z.optional(z.enum(["server", "staff", "invitee"]));

const newEntry = z.catchall(z.object({ ...shape, by }), z.json()).check(
  z.refine((value) => JSON.stringify({ ...value, by: undefined }).length <= longestEntry, {
    error: `must have at most ${longestEntry} characters of JSON`,
  }),
);

/** What happened with an invite, newest first: `{ actionAt, actionTaken, by }` and whatever else was kept. */
export const inviteHistory = {
  ...noted(
    json(z.array(newEntry).check(z.maxLength(mostHistoryEntries + mostHistoryEntriesAdded))),
  ),
  // What was written before it was counted is answered all the same.
  answer: z.array(z.catchall(z.object(shape), z.json())),
};
