import { describe, expect, it } from "vitest";
import { agreementTexts, currentRevision, mostApprentices } from "./index.ts";

const { apprenticeAgreement, employerAgreement } = agreementTexts[currentRevision];

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
