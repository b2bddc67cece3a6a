import { randomInt } from "node:crypto";

/** Six digits, none of them a zero that a spreadsheet would drop. */
export const newCode = () => String(randomInt(100_000, 1_000_000));
