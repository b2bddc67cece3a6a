import { agreementTexts, type AgreementRevision } from "@guildway/rules/agreement-text";
import type { FormDocument } from "../drawing/form-document.ts";
import { type Cell, openPage } from "./flow.ts";

/** Draws the four pages of the apprentice agreement with their fields. */
export function drawApprenticeForm(form: FormDocument, revision: AgreementRevision): void {
  const { apprenticeAgreement: words } = agreementTexts[revision];
  const { sectionA, sectionB, signing, disabilityDisclosure: disclosure } = words;
  const foot = (page: number) => ({
    left: `${words.title.en} · ${revision}`,
    right: `Page ${page} of 4`,
  });
  const ofA = (name: keyof typeof sectionA.labels, share?: number): Cell => ({
    name,
    label: sectionA.labels[name].en,
    ...(share && { share }),
  });
  const ofB = (name: keyof typeof sectionB.labels, share?: number): Cell => ({
    name,
    label: sectionB.labels[name].en,
    ...(share && { share }),
  });
  const signed = (who: "apprentice" | "guardian" | "sponsor" | "employer", at = "") => ({
    name: `${who}${at}Signature`,
    label: signing[who].en,
    fields: [
      { name: `${who}${at}Name`, label: signing.name.en, share: 2 },
      { name: `${who}${at}Date`, label: signing.date.en, share: 1 },
    ],
  });

  const first = openPage(form);
  first.title(words.title.en, words.subtitle.en, { name: "agreementId", label: "Agreement" });
  for (const [at, { title, text }] of words.statement.entries())
    first.clause(`${at + 1}.`, title.en, text.en);
  first.space(5);
  first.heading(sectionA.title.en);
  first.cells([
    [ofA("lastName"), ofA("firstName"), ofA("middleName")],
    [ofA("address", 4), ofA("city", 2.4), ofA("state", 0.8), ofA("zipCode", 1.2)],
    [ofA("email", 2), ofA("phone"), ofA("ssn")],
    [ofA("dob"), ofA("gender"), ofA("ethnicity", 1.4), ofA("veteranStatus", 1.2)],
    [ofA("races", 2.4), ofA("educationLevel", 2)],
    [
      ofA("employmentStatus"),
      ofA("employmentStatusDate"),
      ofA("orgReferral", 1.2),
      ofA("citizenStatus", 1.1),
    ],
    [ofA("criminalBkg")],
  ]);
  first.space(2);
  first.text(sectionA.note.en, { size: 7.4, quiet: true });
  first.space(5);
  first.signatures([signed("apprentice"), signed("guardian")]);
  first.close(foot(1));

  const second = openPage(form);
  second.heading(sectionB.title.en);
  second.subheading(sectionB.partTitles.parties.en);
  second.cells([
    [ofB("sponsor"), ofB("sponsorLocation")],
    [ofB("sponsorAddress")],
    [ofB("employer"), ofB("employerContact")],
    [ofB("employerPhone"), ofB("employerEmail", 1.6), ofB("naicsCode", 0.7)],
  ]);
  second.subheading(sectionB.partTitles.program.en);
  second.cells([
    [ofB("occupation", 2.4), ofB("onetCode"), ofB("rapidsCode")],
    [ofB("ojtHours", 1.3), ofB("hoursProbationary"), ofB("startDate"), ofB("expectedEndDate")],
    [ofB("instructionProvider", 2.2), ofB("instructionHours", 1.2)],
    [ofB("wagesPaidDuringRTI"), ofB("RTIDuringWorkHrs")],
    [ofB("creditPrevJob"), ofB("creditPrevRTIHrs")],
  ]);
  second.space(2);
  second.text(sectionB.creditNote.en, { size: 7.4, quiet: true });
  second.space(5);
  second.subheading(sectionB.partTitles.wages.en);
  second.cells([[ofB("priorHourlyWage"), ofB("journeyworkerWage")]]);
  const { caption, period, hours, wage } = sectionB.wageTable;
  second.wageTable({
    caption: caption.en,
    period: period.en,
    hours: hours.en,
    wage: wage.en,
    rows: 6,
  });
  second.cells([[{ name: "furtherPeriods", label: "Further periods" }]]);
  second.space(6);
  second.subheading(sectionB.partTitles.signatures.en);
  second.signatures([signed("sponsor"), signed("employer")]);
  second.subheading(sectionB.partTitles.registration.en);
  second.cells([
    [
      { name: "agency", label: signing.agency.en, share: 2 },
      { name: "apprenticeId", label: signing.apprenticeId.en },
      { name: "agencyDate", label: signing.date.en },
    ],
  ]);
  second.close(foot(2));

  const third = openPage(form);
  third.heading(words.responsibilitiesTitle.en);
  third.space(12);
  third.text(words.responsibilitiesLead.en, { size: 10.4 });
  third.space(10);
  third.numberedList(words.responsibilities.map(({ en }) => en));
  third.space(6);
  third.text(words.responsibilitiesClose.en, { size: 10.4 });
  third.space(14);
  third.signatures([signed("apprentice", "Responsibilities")]);
  third.close(foot(3));

  const fourth = openPage(form);
  fourth.heading(disclosure.title.en);
  fourth.space(6);
  fourth.text(disclosure.source.en, { size: 8, quiet: true });
  for (const [title, paragraphs] of [
    [disclosure.whyTitle, disclosure.why],
    [disclosure.howTitle, disclosure.how],
  ] as const) {
    fourth.space(12);
    fourth.subheading(title.en);
    for (const paragraph of paragraphs) {
      fourth.space(6);
      fourth.text(paragraph.en, { size: 10 });
    }
  }
  fourth.space(14);
  fourth.subheading(disclosure.choose.en);
  for (const [value, label] of Object.entries(disclosure.choices))
    fourth.choice({ name: `disability_${value}`, label: label.en });
  fourth.space(14);
  fourth.cells([
    [
      { name: "disclosureName", label: disclosure.name.en, share: 3 },
      { name: "disclosureDate", label: disclosure.date.en },
    ],
  ]);
  fourth.space(14);
  fourth.subheading(disclosure.accommodationTitle.en);
  fourth.space(6);
  fourth.text(disclosure.accommodation.en, { size: 10 });
  fourth.close(foot(4));
}
