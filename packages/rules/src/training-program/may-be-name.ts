import { saysTotal } from "./says-total.ts";
import { saysOfProgram } from "./totals.ts";

/** `Year 2` or `3rd period` is a part of the time, and names nothing that is done in it. */
const ofTime =
  /^\W*(?:(?:\w+\s+)?(?:years?|periods?|phases?|steps?|semesters?|terms?|quarters?|months?|weeks?|levels?)(?:\s+\w{1,5})?(?:\s*\([^()]*\))?|\d+(?:st|nd|rd|th)\b.*)\W*$/i;

/** Whether a text may be the name of a process or a course. */
export const mayBeName = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && !ofTime.test(text) && !saysTotal(text) && !saysOfProgram(text);
