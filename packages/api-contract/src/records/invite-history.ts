import * as z from "zod/mini";
import { json, noted } from "../record.ts";

/** As many entries as a history keeps; the newest stay. */
export const mostHistoryEntries = 500;

/** What happened with an invite, newest first: `{ actionAt, actionTaken }` and whatever else was kept. */
export const inviteHistory = noted(
  json(
    z
      .array(
        z.catchall(
          z.object({
            actionAt: z.iso.datetime(),
            actionTaken: z.string().check(z.maxLength(200)),
          }),
          z.json(),
        ),
      )
      .check(z.maxLength(mostHistoryEntries)),
  ),
);
