import { describe, expect, it } from "vitest";
import { labelText, personText } from "./one-line.ts";

describe("a title or a company", () => {
  const label = labelText(100);
  it.each([
    "Welder, Cutter & Brazer (Entry level)",
    "Amazon.com Services LLC",
    "MCPD: ASP.NET Developer 3.5",
    "St. Luke's A/B testing",
    "Técnico en refrigeración",
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
    "x".repeat(101),
  ])("may not be %j", (text) => {
    expect(label.safeParse(text).success).toBe(false);
  });
});

describe("a person's name", () => {
  const name = personText(100);
  it.each(["Rosa Díaz", "J.R. Smith", "Martin Luther King Jr.", "D'Angelo-Ruiz, III", "Nguyễn"])(
    "may be %s",
    (text) => {
      expect(name.safeParse(text).success).toBe(true);
    },
  );
  it.each(["Visit evil.example now", "evil.com", "rosa@evil.test", "http://x", "a\nb"])(
    "may not be %j",
    (text) => {
      expect(name.safeParse(text).success).toBe(false);
    },
  );
});
