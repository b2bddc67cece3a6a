import { describe, expect, it } from "vitest";
import { signUpMail } from "./account-mails.ts";
import { unlinked, unlinkedWords } from "./markup.ts";
import { planNotification, planSummary } from "./training-plan-mails.ts";

const link = "https://guildway.test/plan";
const hosts = [
  "EVIL.COM",
  "Evil.Com",
  "evil\u3002com",
  "evil\uff0ecom",
  "evil\u2024com",
  "cafe\u0301.com",
  "192.0.2.7",
  "１.２.３.４",
  "Ⓔⓥⓘⓛ.ⓒⓞⓜ",
  "bit.1y",
  "i❤.ws",
  "💩.la",
  "evil.xn--p1ai",
  "tel:+1",
  "win@evil",
  String.raw`\\evil\share`,
];
const plan = {
  OnetCode: "47-2111.00",
  OnetTitle: "Electricians",
  OccupationDescription: null,
  email: "rosa@example.test",
  location: "18101",
  occupationLocation: null,
  selectedSkills: null,
  selectedKnowledge: null,
  selectedCerts: null,
  selectedSchoolPrograms: null,
};

it.each(hosts)(
  "a host %s in what somebody calls themselves is no link in a mail of ours",
  (host) => {
    const person = { ...plan, name: host, companyName: host, phone: host };
    const mails = [
      signUpMail("en", host, "Keystone", link),
      signUpMail("es", "Rosa", host, link),
      planSummary(person, link, "en", new Set()),
      planNotification(person, link, host),
    ];
    for (const { subject, text, html } of mails) {
      expect(subject + text + html).not.toContain(host);
      expect(text).toContain(unlinked(host));
    }
  },
);

it("a mail program finds nothing left that it knows", () => {
  for (const host of hosts) expect(unlinked(host)).not.toMatch(/[^\s\u2060][.:@。][^\s\u2060]/u);
});

it.each([
  "610-555-0199",
  "(610) 555 0199",
  "+1.610.555.0199",
  "6105550199",
  "\uff16\uff11\uff10\uff15\uff15\uff15\uff10\uff11\uff19\uff19",
  "\u0666\u0661\u0660\u0665\u0665\u0665\u0660\u0661\u0669\u0669",
])(
  "a number %s to call is none in what somebody calls themselves, and can be called in its own line",
  (number) => {
    expect(unlinkedWords(`Win: ${number}`)).not.toMatch(/\p{Nd}[\s().-]{0,2}\p{Nd}/u);
    const { text } = planNotification({ ...plan, name: "Rosa", phone: "6105550199" }, link, "");
    expect(text).toContain("Phone: 6105550199");
  },
);

it.each(["J.R. Smith", "Martin King Jr.", "rosa 3.5", "Class 101: at 10:30"])(
  "%s stays as it is",
  (text) => {
    expect(unlinkedWords(text)).toBe(text);
  },
);

it("nobody is greeted by a message", () => {
  const message = "You owe 49 dollars, call Reed now or be barred";
  for (const lang of ["en", "es"] as const)
    expect(signUpMail(lang, message, "Keystone", link).text).not.toContain("dollars");
  expect(
    signUpMail("en", "Rosa Maria Diaz-Echeverria de la Cruz", "Keystone", link).text,
  ).toContain("Hello Rosa Maria Diaz-Echeverria de la Cruz,");
});

describe("the mail of a plan that holds very much", () => {
  const certificate = (number: number) => ({
    Id: `c${number}`,
    Name: `Certificate ${number}: ${"7".repeat(280)}`,
  });
  const program = { ProgramName: "8".repeat(300), SchoolName: "9".repeat(300), StateAbbr: "PA" };
  const element = { ElementId: "e", ElementName: "6".repeat(150) };
  const certificates = Array.from({ length: 500 }, (_, number) => certificate(number));
  const known = new Set(certificates.map(({ Name }) => `${Name.slice(0, 149)}…`));
  const full = {
    ...plan,
    name: "Rosa",
    companyName: "Forge",
    phone: "6105550199",
    selectedSkills: Array.from({ length: 60 }, () => element),
    selectedKnowledge: Array.from({ length: 60 }, () => element),
    selectedCerts: certificates,
    selectedSchoolPrograms: Array.from({ length: 500 }, () => program),
  };

  it.each([
    ["to the visitor", planSummary(full, link, "en", known), "and 480 more, which the plan shows"],
    ["in Spanish", planSummary(full, link, "es", known), "y 480 más, que están en el plan"],
    ["to the provider", planNotification(full, link, "K"), "and 480 more, which the plan shows"],
  ])("names twenty of each and how many more there are, %s", (_, { text, html }, more) => {
    const lines = text.split("\n");
    expect(lines.filter((line) => line.startsWith("- Certificate"))).toHaveLength(20);
    expect(lines.filter((line) => line === `- ${more}`)).toHaveLength(2);
    expect(Buffer.byteLength(text + html)).toBeLessThan(110_000);
  });

  it("has a short plan whole", () => {
    const selectedSkills = [{ ElementId: "e", ElementName: "Troubleshooting" }];
    const of = (known: string[]) =>
      planSummary({ ...plan, name: "Rosa", selectedSkills }, link, "en", new Set(known)).text;
    const text = of(["Troubleshooting"]);
    expect(text).toContain("Skills\n- Troubleshooting\n");
    expect(of([])).toContain("Skills\n- “Troubleshooting” (as written in the plan)\n");
    expect(text).not.toContain("more, which");
  });
});
