import { currentRevision, type Wording } from "@guildway/rules/agreement-text";
import { answerWording } from "@guildway/rules/agreement-text/answers";
import { apprenticeAgreement as says } from "@guildway/rules/agreement-text/apprentice";
import { useLanguage, useTexts } from "@guildway/ui";
import type { ReactNode } from "react";
import { Paper, PaperFacts, PaperPart, SignatureLine } from "../../paper/paper.tsx";
import { dayOf, dollars } from "../../paper/shown.ts";
import { SponsorSignatureLine } from "../../paper/sponsor-signature-line.tsx";
import { WageTable } from "../../paper/wage-table.tsx";
import type { ApprenticeParts } from "./apprentice-agreement.tsx";
import { texts } from "./texts.ts";

const useFoot = (page: number) => `${currentRevision} · ${useTexts(texts).page(page)}`;

/** Page 1: the statement and Section A, with the apprentice's signature. */
export function ApprenticePage({
  agreement,
  person,
  profile,
  grant,
  signing,
}: ApprenticeParts & { signing: ReactNode }) {
  const lang = useLanguage();
  const text = useTexts(texts);
  const foot = useFoot(1);
  const of = says.sectionA.labels;
  return (
    <Paper title={says.title[lang]} subtitle={says.subtitle[lang]} foot={foot}>
      {text.englishCounts && <p>{text.englishCounts}</p>}
      {says.statement.map((part) => (
        <PaperPart key={part.title.en} title={part.title[lang]}>
          <p>{part.text[lang]}</p>
        </PaperPart>
      ))}
      <PaperPart title={says.sectionA.title[lang]}>
        <PaperFacts
          facts={[
            [of.lastName[lang], person.lastName],
            [of.firstName[lang], person.firstName],
            [of.middleName[lang], person.middleName],
            [of.email[lang], person.email],
            [of.phone[lang], person.phone],
          ]}
        />
        {profile ? <Answers profile={profile} /> : <p>{text.inForm}</p>}
        <p>{says.sectionA.note[lang]}</p>
        {signing && !agreement.signerSignature ? (
          signing
        ) : (
          <>
            <SignatureLine
              label={says.signing.apprentice[lang]}
              image={agreement.signerSignature}
              signer={agreement.signerName ?? person.name ?? ""}
              grant={grant}
              empty={text.notSigned}
              isTall
            />
            <PaperFacts facts={[[says.signing.date[lang], dayOf(agreement.signerSignatureDate)]]} />
          </>
        )}
      </PaperPart>
    </Paper>
  );
}

type Answered = Record<string, Wording>;

function Answers({ profile }: { profile: NonNullable<ApprenticeParts["profile"]> }) {
  const lang = useLanguage();
  const of = says.sectionA.labels;
  const answer = (field: keyof typeof answerWording, value: string | null | undefined) =>
    value && ((answerWording[field] as Answered)[value]?.[lang] ?? value);
  return (
    <PaperFacts
      facts={[
        [of.address[lang], profile.addressLine1],
        [of.city[lang], profile.addressCity],
        [of.state[lang], profile.addressState],
        [of.zipCode[lang], profile.addressPostalCode],
        [of.ssn[lang], profile.ssn],
        [of.dob[lang], dayOf(profile.dob)],
        [of.gender[lang], answer("gender", profile.gender)],
        [of.ethnicity[lang], answer("ethnicity", profile.ethnicity)],
        [of.races[lang], profile.races?.map((race) => answer("races", race)).join(", ")],
        [of.veteranStatus[lang], answer("veteranStatus", profile.veteranStatus)],
        [of.educationLevel[lang], answer("educationLevel", profile.educationLevel)],
        [of.employmentStatus[lang], answer("employmentStatus", profile.employmentStatus)],
        ...(profile.employmentStatusDate
          ? [[of.employmentStatusDate[lang], dayOf(profile.employmentStatusDate)] as const]
          : []),
        [of.orgReferral[lang], answer("orgReferral", profile.orgReferral)],
        [of.citizenStatus[lang], answer("citizenStatus", profile.citizenStatus)],
        [of.criminalBkg[lang], answer("yesOrNo", profile.criminalBkg)],
      ]}
    />
  );
}

/** Page 2: Section B with sponsor, employer, training, wages and their signatures. */
export function SponsorPage({
  agreement,
  program,
  employer,
  provider,
  schedule,
  place,
  sponsor,
  employerAgreement,
  organizationName,
  grant,
}: ApprenticeParts) {
  const lang = useLanguage();
  const text = useTexts(texts);
  const foot = useFoot(2);
  const { sectionB } = says;
  const of = sectionB.labels;
  const yesOrNo = (value: "yes" | "no" | null | undefined) =>
    value && answerWording.yesOrNo[value][lang];
  return (
    <Paper level={2} title={sectionB.title[lang]} foot={foot}>
      <PaperPart level={3} title={sectionB.partTitles.parties[lang]}>
        <PaperFacts
          facts={[
            [of.sponsor[lang], organizationName],
            [of.sponsorLocation[lang], place?.name],
            [of.sponsorAddress[lang], addressOf(place)],
            [of.employer[lang], employer?.name],
            [
              of.employerContact[lang],
              [employer?.contactFirstName, employer?.contactLastName, employer?.contactTitle]
                .filter(Boolean)
                .join(" "),
            ],
            [of.employerPhone[lang], employer?.contactPhone],
            [of.employerEmail[lang], employer?.contactEmail],
            [of.naicsCode[lang], employer?.naicsCode],
          ]}
        />
      </PaperPart>
      <PaperPart level={3} title={sectionB.partTitles.program[lang]}>
        {program ? (
          <PaperFacts
            facts={[
              [of.occupation[lang], program.occupationName],
              [of.onetCode[lang], program.occupationONetCode],
              [of.rapidsCode[lang], program.rapidsCode],
              [of.ojtHours[lang], program.ojtHours],
              [of.hoursProbationary[lang], agreement.hoursProbationary ?? 0],
              [of.startDate[lang], dayOf(program.startDate)],
              [of.expectedEndDate[lang], dayOf(program.expectedEndDate)],
              [of.instructionProvider[lang], provider?.name],
              [of.instructionHours[lang], program.instructionHours],
              [of.wagesPaidDuringRTI[lang], yesOrNo(agreement.wagesPaidDuringRTI)],
              [of.RTIDuringWorkHrs[lang], yesOrNo(agreement.RTIDuringWorkHrs)],
              [of.creditPrevJob[lang], agreement.creditPrevJob ?? 0],
              [of.creditPrevRTIHrs[lang], agreement.creditPrevRTIHrs ?? 0],
              [of.priorHourlyWage[lang], dollars.format(agreement.priorHourlyWage ?? 0)],
            ]}
          />
        ) : (
          <p>{text.noProgram}</p>
        )}
        <p>{sectionB.creditNote[lang]}</p>
      </PaperPart>
      <PaperPart level={3} title={sectionB.partTitles.wages[lang]}>
        {schedule ? <WageTable schedule={schedule} /> : <p>{text.noSchedule}</p>}
        {schedule?.entryWage && (
          <PaperFacts facts={[[of.journeyworkerWage[lang], dollars.format(schedule.entryWage)]]} />
        )}
      </PaperPart>
      <PaperPart level={3} title={sectionB.partTitles.signatures[lang]}>
        {agreement.guardianSignature && (
          <SignatureLine
            label={named(says.signing.guardian[lang], agreement.guardianName)}
            image={agreement.guardianSignature}
            signer={agreement.guardianName ?? ""}
            grant={grant}
            empty={text.notSigned}
          />
        )}
        <SponsorSignatureLine label={says.signing.sponsor[lang]} sponsor={sponsor} grant={grant} />
        <SignatureLine
          label={named(says.signing.employer[lang], employerAgreement?.signerName)}
          image={employerAgreement?.signerSignature}
          signer={employerAgreement?.signerName ?? ""}
          grant={grant}
          empty={text.notSigned}
        />
      </PaperPart>
    </Paper>
  );
}

const named = (label: string, name: string | null | undefined) =>
  name ? `${label}: ${name}` : label;

function addressOf(place: ApprenticeParts["place"]): string {
  if (!place) return "";
  const { addressLine1, addressLine2, addressCity, addressState, addressPostalCode } = place;
  const town = [addressCity, [addressState, addressPostalCode].filter(Boolean).join(" ")];
  return [addressLine1, addressLine2, ...town].filter(Boolean).join(", ");
}

/** Page 3: what the apprentice takes on. */
export function ResponsibilitiesPage() {
  const lang = useLanguage();
  const foot = useFoot(3);
  return (
    <Paper level={2} title={says.responsibilitiesTitle[lang]} foot={foot}>
      <p>{says.responsibilitiesLead[lang]}</p>
      <ol>
        {says.responsibilities.map((one) => (
          <li key={one.en}>{one[lang]}</li>
        ))}
      </ol>
      <p>{says.responsibilitiesClose[lang]}</p>
    </Paper>
  );
}

/** Page 4: the voluntary disclosure of a disability. */
export function DisclosurePage({ agreement, person, profile }: ApprenticeParts) {
  const lang = useLanguage();
  const text = useTexts(texts);
  const foot = useFoot(4);
  const of = says.disabilityDisclosure;
  return (
    <Paper level={2} title={of.title[lang]} subtitle={of.source[lang]} foot={foot}>
      <PaperPart level={3} title={of.whyTitle[lang]}>
        {of.why.map((part) => (
          <p key={part.en}>{part[lang]}</p>
        ))}
      </PaperPart>
      <PaperPart level={3} title={of.howTitle[lang]}>
        {of.how.map((part) => (
          <p key={part.en}>{part[lang]}</p>
        ))}
      </PaperPart>
      <PaperPart level={3} title={of.choose[lang]}>
        <ul>
          {Object.entries(of.choices).map(([answer, words]) => (
            <li key={answer}>
              {profile?.disability === answer ? <strong>☒ {words[lang]}</strong> : words[lang]}
            </li>
          ))}
        </ul>
        {!profile && <p>{text.inForm}</p>}
        <PaperFacts
          facts={[
            [of.name[lang], agreement.signerName ?? person.name],
            [of.date[lang], dayOf(agreement.signerSignatureDate)],
          ]}
        />
      </PaperPart>
      <PaperPart level={3} title={of.accommodationTitle[lang]}>
        <p>{of.accommodation[lang]}</p>
      </PaperPart>
    </Paper>
  );
}
