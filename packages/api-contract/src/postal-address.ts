import * as z from "zod/mini";
import type { Field } from "./record.ts";

/** The fifty states, the District of Columbia, the territories, the freely associated states and the armed forces, as the Postal Service writes them. */
const states =
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AS GU MP PR VI FM MH PW AA AE AP";

/** A state or territory of the United States, by its two letters; what was stored before is still answered. */
export const stateLetters = () =>
  addressPart(
    2,
    z.regex(
      new RegExp(`^(?:${states.replaceAll(" ", "|")})$`),
      "must be the two letters of a state or territory, such as PA",
    ),
  );

/** A ZIP code of five digits, or nine with a hyphen; what was stored before is still answered. */
export const zipCode = () =>
  addressPart(10, z.regex(/^\d{5}(?:-\d{4})?$/, "must be a ZIP code, such as 18015 or 18015-1234"));

function addressPart(maxLength: number, shape: ReturnType<typeof z.regex>) {
  return {
    column: "text",
    schema: z.string().check(shape),
    answer: z.string(),
    required: false,
    maxLength,
  } satisfies Field;
}
