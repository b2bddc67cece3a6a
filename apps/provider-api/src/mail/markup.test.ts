import { expect, it } from "vitest";
import { signUpMail } from "./account-mails.ts";
import { unlinked } from "./markup.ts";
import { planNotification, planSummary } from "./training-plan-mails.ts";

const link = "https://guildway.test/plan";
const hosts = ["EVIL.COM", "Evil.Com", "evil\u3002com", "evil\uff0ecom"];
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
      signUpMail("es", host, "Keystone", link),
      planSummary(person, link, "en"),
      planNotification(person, link, "Keystone"),
    ];
    for (const { subject, text, html } of mails) {
      expect(subject + text + html).not.toContain(host);
      expect(text).toContain(unlinked(host));
    }
  },
);

it.each(["J.R. Smith", "Martin King Jr.", "rosa 3.5"])("%s stays as it is", (text) => {
  expect(unlinked(text)).toBe(text);
});
