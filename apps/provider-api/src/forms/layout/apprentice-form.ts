import { agreementTexts, type AgreementRevision } from "@guildway/rules/agreement-text";
import type { FormDocument } from "../drawing/form-document.ts";
import { type Cell, cells, choice } from "./cells.ts";
import { closePage, openPage, type Page, space } from "./page.ts";
import { signatures } from "./signatures.ts";
import { wageTable } from "./tables.ts";
import { clause, heading, note, numberedList, paragraph, subheading, title } from "./text.ts";

/** Draws the four pages of the apprentice agreement with their fields. */
export function drawApprenticeForm(form: FormDocument, revision: AgreementRevision): void {
  const { apprenticeAgreement: words } = agreementTexts[revision];
  const { sectionA, sectionB, signing, disabilityDisclosure: disclosure } = words;
  const close = (page: Page, number: number) =>
    closePage(page, `${words.title.en} · ${revision}`, `Page ${number} of 4`);
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
  title(first, words.title.en, words.subtitle.en, { name: "agreementId", label: "Agreement" });
  for (const [at, { title, text }] of words.statement.entries())
    clause(first, at + 1, title.en, text.en);
  space(first, 5);
  heading(first, sectionA.title.en);
  cells(first, [
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
  space(first, 2);
  note(first, sectionA.note.en);
  space(first, 5);
  signatures(first, [signed("apprentice"), signed("guardian")]);
  close(first, 1);

  const second = openPage(form);
  heading(second, sectionB.title.en);
  subheading(second, sectionB.partTitles.parties.en);
  cells(second, [
    [ofB("sponsor"), ofB("sponsorLocation")],
    [ofB("sponsorAddress")],
    [ofB("employer"), ofB("employerContact")],
    [ofB("employerPhone"), ofB("employerEmail", 1.6), ofB("naicsCode", 0.7)],
  ]);
  subheading(second, sectionB.partTitles.program.en);
  cells(second, [
    [ofB("occupation", 2.4), ofB("onetCode"), ofB("rapidsCode")],
    [ofB("ojtHours", 1.3), ofB("hoursProbationary"), ofB("startDate"), ofB("expectedEndDate")],
    [ofB("instructionProvider", 2.2), ofB("instructionHours", 1.2)],
    [ofB("wagesPaidDuringRTI"), ofB("RTIDuringWorkHrs")],
    [ofB("creditPrevJob"), ofB("creditPrevRTIHrs")],
  ]);
  space(second, 2);
  note(second, sectionB.creditNote.en);
  space(second, 5);
  subheading(second, sectionB.partTitles.wages.en);
  cells(second, [[ofB("priorHourlyWage"), ofB("journeyworkerWage")]]);
  const { caption, period, hours, wage } = sectionB.wageTable;
  wageTable(second, {
    caption: caption.en,
    period: period.en,
    hours: hours.en,
    wage: wage.en,
    rows: 6,
  });
  cells(second, [[{ name: "furtherPeriods", label: "Further periods" }]]);
  space(second, 6);
  subheading(second, sectionB.partTitles.signatures.en);
  signatures(second, [signed("sponsor"), signed("employer")]);
  subheading(second, sectionB.partTitles.registration.en);
  cells(second, [
    [
      { name: "agency", label: signing.agency.en, share: 2 },
      { name: "apprenticeId", label: signing.apprenticeId.en },
      { name: "agencyDate", label: signing.date.en },
    ],
  ]);
  close(second, 2);

  const third = openPage(form);
  heading(third, words.responsibilitiesTitle.en);
  space(third, 12);
  paragraph(third, words.responsibilitiesLead.en, 10.4);
  space(third, 10);
  numberedList(
    third,
    words.responsibilities.map(({ en }) => en),
  );
  space(third, 6);
  paragraph(third, words.responsibilitiesClose.en, 10.4);
  space(third, 14);
  signatures(third, [signed("apprentice", "Responsibilities")]);
  close(third, 3);

  const fourth = openPage(form);
  heading(fourth, disclosure.title.en);
  space(fourth, 6);
  note(fourth, disclosure.source.en);
  for (const [title, paragraphs] of [
    [disclosure.whyTitle, disclosure.why],
    [disclosure.howTitle, disclosure.how],
  ] as const) {
    space(fourth, 12);
    subheading(fourth, title.en);
    for (const text of paragraphs) {
      space(fourth, 6);
      paragraph(fourth, text.en, 10);
    }
  }
  space(fourth, 14);
  subheading(fourth, disclosure.choose.en);
  for (const [value, label] of Object.entries(disclosure.choices))
    choice(fourth, { name: `disability_${value}`, label: label.en });
  space(fourth, 14);
  cells(fourth, [
    [
      { name: "disclosureName", label: disclosure.name.en, share: 3 },
      { name: "disclosureDate", label: disclosure.date.en },
    ],
  ]);
  space(fourth, 14);
  subheading(fourth, disclosure.accommodationTitle.en);
  space(fourth, 6);
  paragraph(fourth, disclosure.accommodation.en, 10);
  close(fourth, 4);
}
