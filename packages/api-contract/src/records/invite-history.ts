import * as z from "zod/mini";
import { json, noted } from "../record.ts";

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
      .check(z.maxLength(500)),
  ),
);
