import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { isLabel, isPersonName, labelText, personText } from "./one-line.ts";

describe("a title or a company", () => {
  const label = labelText(100);
  it.each([
    "Welder, Cutter & Brazer (Entry level)",
    "Amazon.com Services LLC",
    "MCPD: ASP.NET Developer 3.5",
    "St. Luke's A/B testing",
    "Técnico en refrigeración",
    "ASP.NET Developer",
    "What is Node.js?",
    "Node.js/React Developer",
    "React/Node.js/Next.js Developer",
    "ASP.NET/C# Developer",
    "VB.NET/ADO.NET",
    "A.I. Trainer",
    "A.I./M.L. Trainer",
    "U.S. Army/Navy Liaison",
    "St.Mary's",
    "cc:Mail Administrator",
    "CompTIA A+",
    "Level 1.2",
    "Section 1.2.3",
    "Part 1: Safety",
    "Note: text",
    "Class at 10:30",
    "Ratio 1:1",
    "HVAC/R",
    "CNC 2.5D/3D",
    "Wage 12.50/hour",
    "(610) 555-0100",
    "電気工：基礎",
    "تهیه\u200cکننده",
    "क्\u200dष",
  ])("may be %s", (text) => {
    expect(label.safeParse(text).success).toBe(true);
  });
  it.each([
    "https://evil.example",
    "Win at evil.example/prize",
    "www.evil.example",
    "A\r\nBcc: x",
    "A\u2028B",
    "evil\u202egnp.exe",
    "evil.net/x",
    "Amazon.com/jobs",
    "node.js.example/x",
    "evil.example/node.js",
    "https://node.js/x",
    "evil.asp.net/x",
    "asp.network/x",
    "x@node.js/x",
    "1.2.3.4/x",
    "1.2.3.4:8080",
    "192.0.2.7",
    "bit.1y/x",
    "evil.com:8080",
    "evil_.com/x",
    "evil.\u0301com/x",
    "evil.com?x",
    "evil.xn--p1ai/x",
    "💩.la/x",
    "i❤️.ws/x",
    "ev\u034fil.example/x",
    "ev\u00adil",
    "evil.\u200bexample/x",
    "ev\u200dil",
    "\u3164",
    "\u2800 \u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u17b4",
    "tel:+16105550100",
    "SMS:611",
    "javascript:x",
    "=?utf-8?B?QUNNRQ==?=",
    String.raw`\\evil\share`,
    String.raw`\\evil.com\share`,
    String.raw`evil.com\x`,
    "\uff3c\uff3cevil",
    "cafe\u0301.com/x",
    "evil\u2024example/x",
    "evil\uff61example/x",
    "evil\uff0eexample\uff0fx",
    "http\uff1ax",
    "x".repeat(101),
  ])("may not be %j", (text) => {
    expect(label.safeParse(text).success).toBe(false);
  });
});

describe("a person's name", () => {
  const name = personText(100);
  it.each([
    "Rosa Díaz",
    "Mari\u0301a José",
    "O'Neil-Peña",
    "J.R. Smith",
    "J.R.R. Tolkien",
    "J.R.Smith",
    "St.John",
    "Md.Rahim",
    "Ma.Teresa Santos",
    "Mª.Teresa Santos",
    "Wm.H.Taft",
    "Pablo Jr.Gomez",
    "St. Clair",
    "Mr.T",
    "M.Ed.",
    "Martin Luther King Jr.",
    "D'Angelo-Ruiz, III",
    "Nguyễn",
    "محمد\u200cرضا",
  ])("may be %s", (text) => {
    expect(name.safeParse(text).success).toBe(true);
  });
  it.each([
    "Visit evil.example now",
    "evil.com",
    "Evil.Com",
    "EVIL.COM",
    "st.com",
    "Evil St.com",
    "Dr.Evil.Com",
    String.raw`\\evil\share`,
    "evil.xn--p1ai",
    "t.co",
    "X.COM",
    "J.R.evil.com",
    "💩.la",
    "i❤.ws",
    "пример.рф",
    "cafe\u0301.com",
    "evil\u2024com",
    "ev\u034fil.com",
    "evil.\u0301com",
    "bit.1y",
    "rosa\u200b",
    "192.0.2.7",
    "tel:+16105550100",
    "Rosa =?utf-8?q?x?=",
    "rosa@evil.test",
    "rosa\uff20evil",
    "http://x",
    "a\nb",
  ])("may not be %j", (text) => {
    expect(name.safeParse(text).success).toBe(false);
  });
});

it("that is one very long word is read through once, not once for each of its letters", () => {
  expect(isLabel("a".repeat(200_000))).toBe(true);
  expect(isPersonName(`${"b".repeat(200_000)}:1`)).toBe(false);
});

it("is printed with its length and its line", () => {
  expect(z.toJSONSchema(labelText(100))).toMatchObject({
    type: "string",
    maxLength: 100,
    pattern: expect.any(String),
  });
});

it("what is wrong is said once", () => {
  expect(labelText(100).safeParse("a\nhttp://x").error?.issues).toHaveLength(1);
  expect(personText(100).safeParse("a\nevil.com").error?.issues).toHaveLength(1);
  expect(labelText(10).safeParse("http://example.com").error?.issues).toHaveLength(1);
});
