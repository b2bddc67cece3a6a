import { describe, expect, it } from "vitest";
import * as answers from "./answers-today.ts";
import * as apprentice from "./apprentice-today.ts";
import * as employer from "./employer-today.ts";
import {
  agreementTexts,
  consentTexts,
  currentConsent,
  currentRevision,
  isConsentVersion,
  mostApprentices,
} from "./index.ts";

const { apprenticeAgreement, employerAgreement, answerWording } = agreementTexts[currentRevision];

function wordings(part: unknown, path: string): [path: string, wording: object][] {
  if (typeof part !== "object" || part === null) return [];
  if ("en" in part) return [[path, part]];
  return Object.entries(part).flatMap(([name, below]) => wordings(below, `${path}.${name}`));
}

describe("the wording of the agreements", () => {
  it.each(wordings(agreementTexts[currentRevision], ""))("has %s in both languages", (_, words) => {
    expect(words).toEqual({ en: expect.stringMatching(/\S/), es: expect.stringMatching(/\S/) });
  });

  it("is the revision 'Rev. March 2023'", () => {
    expect(currentRevision).toBe("Rev. March 2023");
  });

  it("is shown part by part as it is signed today", () => {
    expect({ ...answers, ...apprentice, ...employer }).toEqual({
      answerWording,
      apprenticeAgreement,
      employerAgreement,
    });
  });

  it("asks six things of an apprentice and offers three answers on disability", () => {
    expect(apprenticeAgreement.responsibilities).toHaveLength(6);
    expect(Object.keys(apprenticeAgreement.disabilityDisclosure.choices)).toHaveLength(3);
    expect(apprenticeAgreement.disabilityDisclosure.source.en).toContain("1205-0223");
  });

  it("PU-1.5, PU-5.29 is the form of Pennsylvania: it says the limits of credit, the ratio of that state and from when on a plan is needed", () => {
    expect(apprenticeAgreement.sectionB.creditNote.en).toMatch(/80 percent.*100 percent/);
    expect(employerAgreement.ratio.text.en).toMatch(/1 to 4.*5 to 9.*10 to 14.*each 5 further/);
    expect(employerAgreement.affirmativeAction.text.en).toContain(
      "five or more active apprentices",
    );
    expect(employerAgreement.approval.title.en).toBe("Employer Management Approval");
  });
});

describe("what signing electronically means", () => {
  it.each(wordings(consentTexts, ""))("has %s in both languages", (_, words) => {
    expect(words).toEqual({ en: expect.stringMatching(/\S/), es: expect.stringMatching(/\S/) });
  });

  it("says that paper is possible, how to ask for it, how to withdraw and what is needed to read it", () => {
    const { points } = consentTexts[currentConsent];
    expect(points.map(({ title }) => title.en)).toEqual([
      "What it means",
      "Paper instead",
      "If you change your mind",
      "What you need",
    ]);
    expect(points[1].text.en).toMatch(/on paper.*paper copy.*at no cost.*answer the e-mail/);
  });

  it("is known by its versions alone", () => {
    expect(isConsentVersion(currentConsent)).toBe(true);
    expect(isConsentVersion("toString")).toBe(false);
  });
});

describe("the ratio of apprentices to journeyworkers", () => {
  it.each([
    [0, 0],
    [1, 1],
    [4, 1],
    [5, 2],
    [9, 2],
    [10, 3],
    [14, 3],
    [15, 4],
    [20, 5],
  ])("PU-9.4 for %i journeyworkers is %i apprentices", (journeyworkers, apprentices) => {
    expect(mostApprentices(journeyworkers)).toBe(apprentices);
  });
});
