import { agreementTexts, type AgreementRevision } from "@guildway/rules/agreement-text";
import type { FormDocument } from "../drawing/form-document.ts";
import { type Cell, cells } from "./cells.ts";
import { closePage, openPage, type Page, space } from "./page.ts";
import { signatures } from "./signatures.ts";
import { numbersTable, wageTable } from "./tables.ts";
import { clause, heading, paragraph, title } from "./text.ts";

/** Draws the two pages of the employer agreement with their fields. */
export function drawEmployerForm(form: FormDocument, revision: AgreementRevision): void {
  const { employerAgreement: words, apprenticeAgreement } = agreementTexts[revision];
  const { employerInformation, training, workforce, wages, approval } = words;
  const close = (page: Page, number: number) =>
    closePage(page, `${words.title.en} · ${revision}`, `Page ${number} of 2`);
  const info = (name: keyof typeof employerInformation.labels, share = 1): Cell => ({
    name,
    label: employerInformation.labels[name].en,
    share,
  });
  const program = (name: keyof typeof training.labels, share = 1): Cell => ({
    name,
    label: training.labels[name].en,
    share,
  });
  const numbers = (row: keyof typeof workforce.rows) => ({
    title: workforce.rows[row].en,
    fields: Object.entries(workforce.columns).map(([column, label]) => ({
      name: `${row}_${column}`,
      label: `${workforce.rows[row].en}: ${label.en}`,
    })),
  });

  const first = openPage(form);
  title(first, words.title.en, words.subtitle.en, { name: "agreementId", label: "Agreement" });
  for (const [at, { title, text }] of words.adherence.entries())
    clause(first, at + 1, title.en, text.en);
  space(first, 6);
  heading(first, employerInformation.title.en);
  cells(first, [
    [info("sponsor"), info("sponsorLocation")],
    [info("employer", 2), info("ein", 1.3), info("naicsCode", 0.7)],
    [info("contact"), info("contactTitle")],
    [info("phone"), info("email", 2)],
  ]);
  space(first, 10);
  heading(first, training.title.en);
  cells(first, [
    [program("occupation", 2.4), program("onetCode"), program("rapidsCode")],
    [
      program("ojtHours", 1.3),
      program("instructionHours", 1.3),
      program("startDate"),
      program("expectedEndDate"),
    ],
  ]);
  space(first, 10);
  heading(first, workforce.title.en);
  numbersTable(first, {
    columns: Object.values(workforce.columns).map(({ en }) => en),
    rows: [numbers("employees"), numbers("journeyworkers")],
  });
  space(first, 10);
  heading(first, wages.title.en);
  space(first, 4);
  paragraph(first, wages.text.en);
  space(first, 5);
  cells(first, [
    [
      { name: "wageSchedule", label: wages.title.en, share: 2 },
      {
        name: "journeyworkerWage",
        label: apprenticeAgreement.sectionB.labels.journeyworkerWage.en,
      },
    ],
  ]);
  const { caption, period, hours, wage } = apprenticeAgreement.sectionB.wageTable;
  wageTable(first, {
    caption: caption.en,
    period: period.en,
    hours: hours.en,
    wage: wage.en,
    rows: 6,
  });
  cells(first, [[{ name: "furtherPeriods", label: "Further periods and schedules" }]]);
  close(first, 1);

  const second = openPage(form);
  for (const { title, text } of [
    words.equalOpportunity,
    words.ratio,
    words.affirmativeAction,
    words.acceptance,
  ]) {
    heading(second, title.en);
    space(second, 8);
    paragraph(second, text.en, 10.4);
    space(second, 16);
  }
  heading(second, approval.title.en);
  signatures(second, [
    {
      name: "employerSignature",
      label: approval.signature.en,
      fields: [
        { name: "employerName", label: approval.name.en, share: 1.5 },
        { name: "employerTitle", label: approval.signerTitle.en, share: 1.5 },
        { name: "employerDate", label: approval.date.en, share: 1 },
      ],
    },
    {
      name: "sponsorSignature",
      label: approval.sponsorSignature.en,
      fields: [
        { name: "sponsorName", label: approval.name.en, share: 3 },
        { name: "sponsorDate", label: approval.date.en, share: 1 },
      ],
    },
  ]);
  close(second, 2);
}
