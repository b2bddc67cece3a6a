import { expect, it } from "vitest";
import {
  caretBehind,
  digitsBefore,
  digitsOf,
  editedDigits,
  formattedNumber,
  maskedNumber,
  numberFault,
} from "./social-security-number.ts";

it("CP-4.27 digits are written xxx-xx-xxxx as they come", () => {
  expect(["", "9", "912", "9123", "91234", "912345", "912345678"].map(formattedNumber)).toEqual([
    "",
    "9",
    "912",
    "912-3",
    "912-34",
    "912-34-5",
    "912-34-5678",
  ]);
});

it("CP-4.27, CP-4.28 all but the last four digits are masked, also of a number that the server has masked", () => {
  expect(maskedNumber("912")).toBe("•••");
  expect(maskedNumber("912-34-5678")).toBe("•••-••-5678");
  expect(maskedNumber("***-**-5678")).toBe("•••-••-5678");
});

it("CP-5.31 a number is needed, and has 11 characters in its form; one that is kept is right", () => {
  expect(numberFault("")).toBe("missing");
  for (const wrong of ["912345678", "912-34-567", "912-34-56789", "91a-34-5678", "***-34-5678"])
    expect(numberFault(wrong)).toBe("malformed");
  expect(numberFault("912-34-5678")).toBeUndefined();
  expect(numberFault("***-**-5678")).toBeUndefined();
});

it.each([
  ["typed at the end", "91", "••2", 3, "912"],
  ["typed over the hyphen's place", "912", "•••3", 4, "9123"],
  ["typed in the middle", "9134", "••2•-•", 3, "91234"],
  ["taken away at the end", "91234", "•••-•", 5, "9123"],
  ["taken away in the middle", "912345678", "••-••-5678", 2, "91345678"],
  ["taken away at the beginning", "912345678", "••-••-5678", 0, "12345678"],
  ["pasted whole", "", "912-34-5678", 11, "912345678"],
  ["pasted over a part", "912345678", "•••-••-9999", 11, "912349999"],
  ["too long", "912345678", "•••-••-56789", 12, "912345678"],
  ["letters", "91", "••x", 3, "91"],
  ["taken away altogether", "912345678", "", 0, ""],
])("CP-4.27 what is %s changes the digits behind the mask", (_, before, shown, caret, digits) => {
  expect(editedDigits(before, shown, caret)).toBe(digits);
});

it("the caret stays behind the digit that was typed", () => {
  for (const digits of [0, 1, 3, 4, 5, 6, 9]) {
    const shown = formattedNumber("912345678".slice(0, digits));
    expect(caretBehind(digits)).toBe(shown.length);
    expect(digitsBefore(shown, shown.length)).toBe(digits);
  }
  expect(digitsOf("912-34-5678 ")).toBe("912345678");
});
