import * as z from "zod/mini";
import { text } from "../record.ts";

/** The six digits that open an invite, an agreement or a page link. */
export const accessCode = {
  ...text(6),
  schema: z.string().check(z.regex(/^\d{6}$/, "must be six digits")),
};
