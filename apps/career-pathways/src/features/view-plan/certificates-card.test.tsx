import { UiLanguage } from "@guildway/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PlanCertificate } from "../../plan/plan.ts";
import { CertificatesCard, type StateLicences } from "./certificates-card.tsx";

const licence = (Name: string, State: string): PlanCertificate => ({
  Id: Name,
  Name,
  Kind: "licence",
  State,
  Updated: "2012-03-01",
  Source: "CareerOneStop",
  Organization: "Board of Examiners",
  OrganizationUrl: "https://board.example",
  CertDetailList: [{ Name: "Exam", Value: "Third-party exam required" }],
});
const certification: PlanCertificate = { Id: "c", Name: "Master of Conduits" };
const words = (
  items: PlanCertificate[],
  licences?: StateLicences,
  lang: "en" | "es" = "en",
): string =>
  renderToStaticMarkup(
    <UiLanguage lang={lang}>
      <CertificatesCard items={items} licences={licences} />
    </UiLanguage>,
  )
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("\u00a0", " ");

it("licences of the state come first, then those of the nation, then certifications, whatever their order was", () => {
  expect(words([certification, licence("Pilot", "US"), licence("Electrician", "PA")])).toMatch(
    /Licenses of Pennsylvania.*Electrician.*Federal licenses.*Pilot.*Certifications.*Master of Conduits/,
  );
});

it("a plan without licences has no headings among its certificates", () => {
  expect(words([certification])).toBe("Certifications 1Master of Conduits");
});

it("a licence says who gives it, by its host where its link leads, of what day its entry is, and whose entry", () => {
  expect(words([licence("Electrician", "PA")])).toContain(
    "Board of Examiners · board.example · entry of 03/01/2012 · Source: CareerOneStop",
  );
});

it.each<[string, StateLicences, string]>([
  [
    "a state of which the source has none",
    { State: "CA", StateKnown: false, some: false },
    "No licenses of California are in this source.",
  ],
  [
    "a state without one for this occupation",
    { State: "PA", StateKnown: true, some: false },
    "no license of Pennsylvania for this occupation",
  ],
  [
    "a place that is not known",
    { State: null, StateKnown: false, some: false },
    "Enter your ZIP code to see the licenses of your state.",
  ],
])("%s is said", (_, licences, said) => {
  expect(words([certification], licences)).toContain(said);
  expect(words([certification], { ...licences, some: true })).not.toContain(said);
});

it("in Spanish the headings are Spanish", () => {
  expect(words([licence("Electrician", "PA")], undefined, "es")).toContain(
    "Licencias de Pennsylvania",
  );
});
