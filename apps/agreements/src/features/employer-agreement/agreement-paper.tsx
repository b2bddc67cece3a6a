import { signingDay } from "@guildway/rules";
import { currentRevision } from "@guildway/rules/agreement-text";
import { employerAgreement as says } from "@guildway/rules/agreement-text/employer";
import { useLanguage, useTexts, VisuallyHidden } from "@guildway/ui";
import type { ReactNode } from "react";
import { Paper, PaperFacts, PaperSection, SignatureLine } from "../../paper/paper.tsx";
import { dayOf } from "../../paper/shown.ts";
import { SponsorSignatureLine } from "../../paper/sponsor-signature-line.tsx";
import { WageTable } from "../../paper/wage-table.tsx";
import paper from "../../paper/paper.module.css";
import type { AgreementParts } from "./employer-agreement.tsx";
import { texts } from "./texts.ts";

type Props = AgreementParts & {
  grant: string | undefined;
  organizationName: string;
  /** Where its signer signs. */
  signing: ReactNode;
};

/** The employer agreement, section by section, with its signatures. */
export function AgreementPaper({
  agreement,
  profile,
  program,
  place,
  sponsor,
  schedules,
  organizationName,
  grant,
  signing,
}: Props) {
  const lang = useLanguage();
  const text = useTexts(texts);
  const { employerInformation, training, workforce, wages, approval } = says;
  const info = employerInformation.labels;
  const of = training.labels;
  const counted = {
    employees: [
      profile?.totalEmployees,
      profile?.totalEmployeesFemale,
      profile?.totalEmployeesColor,
    ],
    journeyworkers: [
      profile?.totalJourneyWorkers,
      profile?.totalJourneyWorkersFemale,
      profile?.totalJourneyWorkersColor,
    ],
  } as const;
  return (
    <Paper title={says.title[lang]} subtitle={says.subtitle[lang]} foot={currentRevision}>
      {text.englishCounts && <p>{text.englishCounts}</p>}
      {says.adherence.map((part, index) => (
        <PaperSection key={part.title.en} number={1 + index} title={part.title[lang]}>
          <p>{part.text[lang]}</p>
        </PaperSection>
      ))}
      <PaperSection number={3} title={employerInformation.title[lang]}>
        <PaperFacts
          facts={[
            [info.sponsor[lang], organizationName],
            [info.sponsorLocation[lang], place?.name],
            [info.employer[lang], profile?.name],
            [
              info.contact[lang],
              [profile?.contactFirstName, profile?.contactLastName].filter(Boolean).join(" "),
            ],
            [info.contactTitle[lang], profile?.contactTitle],
            [info.phone[lang], profile?.contactPhone],
            [info.email[lang], profile?.contactEmail],
            [info.ein[lang], profile?.ein],
            [info.naicsCode[lang], profile?.naicsCode],
          ]}
        />
      </PaperSection>
      <PaperSection number={4} title={training.title[lang]}>
        {program ? (
          <PaperFacts
            facts={[
              [of.occupation[lang], program.occupationName],
              [of.onetCode[lang], program.occupationONetCode],
              [of.rapidsCode[lang], program.rapidsCode],
              [of.ojtHours[lang], program.ojtHours],
              [of.instructionHours[lang], program.instructionHours],
              [of.startDate[lang], dayOf(program.startDate)],
              [of.expectedEndDate[lang], dayOf(program.expectedEndDate)],
            ]}
          />
        ) : (
          <p>{text.noProgram}</p>
        )}
      </PaperSection>
      <PaperSection number={5} title={workforce.title[lang]}>
        <table className={paper.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{workforce.title[lang]}</VisuallyHidden>
              </th>
              {Object.values(workforce.columns).map((column) => (
                <th key={column.en} scope="col">
                  {column[lang]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(["employees", "journeyworkers"] as const).map((row) => (
              <tr key={row}>
                <th scope="row">{workforce.rows[row][lang]}</th>
                {counted[row].map((count, index) => (
                  <td key={Object.keys(workforce.columns)[index]}>{count ?? "—"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </PaperSection>
      <PaperSection number={6} title={wages.title[lang]}>
        <p>{wages.text[lang]}</p>
        {schedules.length === 0 && <p>{text.noSchedule}</p>}
        {schedules.map((schedule) => (
          <WageTable key={schedule.id} schedule={schedule} />
        ))}
      </PaperSection>
      {[says.equalOpportunity, says.ratio, says.affirmativeAction, says.acceptance].map(
        (part, index) => (
          <PaperSection key={part.title.en} number={7 + index} title={part.title[lang]}>
            <p>{part.text[lang]}</p>
          </PaperSection>
        ),
      )}
      <PaperSection number={11} title={approval.title[lang]}>
        {signing && !agreement.signerSignature ? (
          signing
        ) : (
          <>
            <PaperFacts
              facts={[
                [approval.name[lang], agreement.signerName],
                [approval.signerTitle[lang], agreement.signerTitle],
                [
                  approval.date[lang],
                  agreement.signerSignatureDate && signingDay(agreement.signerSignatureDate),
                ],
              ]}
            />
            <SignatureLine
              label={approval.signature[lang]}
              image={agreement.signerSignature}
              signer={agreement.signerName ?? ""}
              grant={grant}
              empty={text.notSigned}
            />
          </>
        )}
        <SponsorSignatureLine
          label={approval.sponsorSignature[lang]}
          sponsor={sponsor}
          grant={grant}
        />
      </PaperSection>
    </Paper>
  );
}
