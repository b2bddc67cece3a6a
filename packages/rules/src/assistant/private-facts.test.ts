import { expect, it } from "vitest";
import { type PrivateFact, withholdPrivateFacts } from "./private-facts.ts";

const words: Record<PrivateFact, string> = {
  "e-mail": "e-mail",
  "social-security-number": "SSN",
  "date-of-birth": "birth",
  telephone: "telephone",
};
const today = new Date("2026-11-23T12:00:00Z");
const without = (text: string) => withholdPrivateFacts(text, words, today);

it.each([
  ["Write to ana.b+x@mail.example.org please", "Write to [e-mail] please", "e-mail"],
  ["My number is 900-12-3456, ok?", "My number is [SSN], ok?", "social-security-number"],
  ["My number is 900 12 3456", "My number is [SSN]", "social-security-number"],
  ["SSN 900123456", "SSN [SSN]", "social-security-number"],
  ["I was born 3/14/1990 in Reading", "I was born [birth] in Reading", "date-of-birth"],
  ["my DOB is 2015-02-03", "my DOB is [birth]", "date-of-birth"],
  ["Born on March 14th, 1990.", "Born on [birth].", "date-of-birth"],
  ["Nací el 5 de marzo de 1990", "Nací el [birth]", "date-of-birth"],
  ["5/6/88 is mine", "[birth] is mine", "date-of-birth"],
  ["Call (610) 555-0100 today", "Call [telephone] today", "telephone"],
  ["Call 610.555.0100 or", "Call [telephone] or", "telephone"],
  ["Call +1 610 555 0100", "Call [telephone]", "telephone"],
  ["Call 6105550100", "Call [telephone]", "telephone"],
  ["Call 555-0100", "Call [telephone]", "telephone"],
  ["Llame al +52 55 1234 5678", "Llame al [telephone]", "telephone"],
  // As word processors, PDF files and the keyboards of telephones write them.
  ["I am 900\u201112\u20113456.", "I am [SSN].", "social-security-number"],
  ["I am 900\u00a012\u00a03456.", "I am [SSN].", "social-security-number"],
  ["I am 900 - 12 - 3456-", "I am [SSN]-", "social-security-number"],
  ["I am ssn-900\u200b123456", "I am ssn-[SSN]", "social-security-number"],
  ["I am 900.12.3456", "I am [SSN]", "social-security-number"],
  [
    "I am \uff19\uff10\uff10-\uff11\uff12-\uff13\uff14\uff15\uff16",
    "I am [SSN]",
    "social-security-number",
  ],
  ["Call (610) 555 \u2013 0100", "Call [telephone]", "telephone"],
  ["Call 610  555  0100-", "Call [telephone]-", "telephone"],
  ["Call 0044 20 7946 0958", "Call [telephone]", "telephone"],
  ["ana (at) mail.example is me", "[e-mail] is me", "e-mail"],
  ["born 3 / 14 / 1990", "born [birth]", "date-of-birth"],
  ["born 14-Mar-1990", "born [birth]", "date-of-birth"],
  ["DOB 03141990", "DOB [birth]", "date-of-birth"],
])("%s leaves as %s", (text, left, fact) => {
  expect(without(text)).toMatchObject({ text: left, takenOut: [fact] });
});

it.each([
  "Does the class on 12/01/2026 have a fee?",
  "Is 49-9041.00 about four years, 8,000 hours in 2024-2025?",
  "Our EIN is 31-5914023, the ZIP code 18101-1234",
  "Is it $15.50 an hour from 6 to 9 pm at 100 Hamilton Street?",
  "Which law of 1937 is it?",
  "Is it 10.50 - 12 an hour, or 10.50-12.75 from 20261123?",
])("nothing is taken out of %s", (text) => {
  expect(without(text)).toMatchObject({ text, takenOut: [] });
});

it("all kinds are taken out of one text, each told once", () => {
  const { text, bare, takenOut } = without(
    "I am a@b.example and c@d.example, 900-12-3456, born 3/14/1990, 610-555-0100.",
  );
  expect(text).toBe("I am [e-mail] and [e-mail], [SSN], born [birth], [telephone].");
  expect(bare).toBe("I am and , , born , .");
  expect(takenOut).toEqual(["e-mail", "date-of-birth", "social-security-number", "telephone"]);
});

it("what is taken out once is not found a second time", () => {
  const once = without("born 3/14/1990, 610-555-0100").text;
  expect(without(once)).toMatchObject({ text: once, takenOut: [] });
});

it("a long text of digits and words of birth is gone through to its end", () => {
  const text = `${"1-".repeat(2500)} ${"born ".repeat(1000)}`;
  expect(without(`${text} 610-555-0100`)).toMatchObject({ takenOut: ["telephone"] });
});
