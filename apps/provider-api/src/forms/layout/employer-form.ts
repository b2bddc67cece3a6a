import { agreementTexts, type AgreementRevision } from "@guildway/rules/agreement-text";
import type { FormDocument } from "../drawing/form-document.ts";
import { type Cell, openPage } from "./flow.ts";

/** Draws the two pages of the employer agreement with their fields. */
export function drawEmployerForm(form: FormDocument, revision: AgreementRevision): void {
  const { employerAgreement: words, apprenticeAgreement } = agreementTexts[revision];
  const { employerInformation, training, workforce, wages, approval } = words;
  const foot = (page: number) => ({
    left: `${words.title.en} · ${revision}`,
    right: `Page ${page} of 2`,
  });
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
  first.title(words.title.en, words.subtitle.en, { name: "agreementId", label: "Agreement" });
  for (const [at, { title, text }] of words.adherence.entries())
    first.clause(`${at + 1}.`, title.en, text.en);
  first.space(6);
  first.heading(employerInformation.title.en);
  first.cells([
    [info("sponsor"), info("sponsorLocation")],
    [info("employer", 2), info("ein", 1.3), info("naicsCode", 0.7)],
    [info("contact"), info("contactTitle")],
    [info("phone"), info("email", 2)],
  ]);
  first.space(10);
  first.heading(training.title.en);
  first.cells([
    [program("occupation", 2.4), program("onetCode"), program("rapidsCode")],
    [
      program("ojtHours", 1.3),
      program("instructionHours", 1.3),
      program("startDate"),
      program("expectedEndDate"),
    ],
  ]);
  first.space(10);
  first.heading(workforce.title.en);
  first.numbersTable({
    columns: Object.values(workforce.columns).map(({ en }) => en),
    rows: [numbers("employees"), numbers("journeyworkers")],
  });
  first.space(10);
  first.heading(wages.title.en);
  first.space(4);
  first.text(wages.text.en);
  first.space(5);
  first.cells([
    [
      { name: "wageSchedule", label: wages.title.en, share: 2 },
      {
        name: "journeyworkerWage",
        label: apprenticeAgreement.sectionB.labels.journeyworkerWage.en,
      },
    ],
  ]);
  const { caption, period, hours, wage } = apprenticeAgreement.sectionB.wageTable;
  first.wageTable({
    caption: caption.en,
    period: period.en,
    hours: hours.en,
    wage: wage.en,
    rows: 6,
  });
  first.cells([[{ name: "furtherPeriods", label: "Further periods and schedules" }]]);
  first.close(foot(1));

  const second = openPage(form);
  for (const { title, text } of [
    words.equalOpportunity,
    words.ratio,
    words.affirmativeAction,
    words.acceptance,
  ]) {
    second.heading(title.en);
    second.space(8);
    second.text(text.en, { size: 10.4 });
    second.space(16);
  }
  second.heading(approval.title.en);
  second.signatures([
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
  second.close(foot(2));
}
