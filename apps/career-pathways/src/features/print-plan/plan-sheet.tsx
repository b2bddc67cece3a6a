import type {
  AlreadyHave,
  ApprenticeshipSponsor,
  OccupationDetail,
  OccupationSource,
} from "@guildway/api-contract";
import { shownDay } from "@guildway/rules";
import { type UiLang, useLanguage, useTexts } from "@guildway/ui";
import { OccupationHeading, shownTitle } from "../../plan/occupation-title.tsx";
import {
  certificateId,
  certificateOrder,
  nothingHad,
  type PlanItems,
  programId,
} from "../../plan/plan.ts";
import { hoursInWords, readableTitle } from "../../plan/rapids-words.ts";
import { milesInWords } from "../../plan/miles.ts";
import { readableTown } from "../../plan/readable-town.ts";
import { shownSchool } from "../../plan/school-names.ts";
import { stateName } from "../../plan/us-states.ts";
import { SheetElements } from "./sheet-elements.tsx";
import { SheetFacts } from "./sheet-facts.tsx";
import { SheetWages } from "./sheet-wages.tsx";
import styles from "./print-plan.module.css";
import { texts } from "./texts.ts";

export interface PlanSheetProps {
  title: string;
  description: string | null | undefined;
  code: string | null | undefined;
  /** The place that the plan is for, in words. */
  place: string | undefined;
  items: PlanItems;
  /** What of it the visitor has already. */
  have?: AlreadyHave | undefined;
  /** What the occupation's sources say, undefined where they could not be asked. */
  occupation: OccupationDetail | undefined;
  /** Registered sponsors near the place, nearest first. */
  sponsors?: readonly ApprenticeshipSponsor[] | undefined;
  /** Where all of it comes from. */
  sources: readonly OccupationSource[];
  /** Where the plan is on the web, and whether it is stored there or only its occupation. */
  address: string;
  stored: boolean;
  savedAt?: string | null | undefined;
  /** Whom to turn to, in lines. */
  contact: readonly string[];
  printed: Date;
}

/** How many apprenticeships and related occupations a sheet names: the closest ones. */
const closestNamed = 5;

/** How many a sheet names, so that it stays at two pages. */
const most = { certificates: 10, programs: 8 };

/** A training plan on paper: what decides first, then what it is made of, then whom to ask. */
export function PlanSheet(plan: PlanSheetProps) {
  const text = useTexts(texts);
  const pageLang = useLanguage();
  const { items, have = nothingHad, occupation, contact } = plan;
  const [organization] = contact;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <span>{organization}</span>
        <span>
          {text.kind} · {text.printed(shownDay(plan.printed))}
          {plan.savedAt && `, ${text.saved(shownDay(plan.savedAt))}`}
        </span>
      </header>
      <OccupationHeading as="h1" title={plan.title} titleEs={occupation?.TitleEs} />
      <p lang="en">{plan.description}</p>
      <SheetFacts code={plan.code} place={plan.place} occupation={occupation} />
      {occupation?.Wages && <SheetWages wages={occupation.Wages} onetCode={occupation.OnetCode} />}
      <div className={styles.columns}>
        <SheetElements title={text.skills} items={items.skills} have={have.skills} />
        <SheetElements title={text.knowledge} items={items.knowledge} have={have.knowledge} />
      </div>
      <div className={styles.columns}>
        <Certificates items={items.certificates} have={have.certificates} />
        <Programs items={items.programs} have={have.programs} />
      </div>
      <div className={styles.columns}>
        <Apprenticeships all={occupation?.Apprenticeable ?? []} />
        <Sponsors all={plan.sponsors ?? []} />
        <SheetList
          title={text.related}
          lines={(occupation?.RelatedOccupations ?? [])
            .slice(0, closestNamed)
            .map(({ OnetCode, OnetTitle, TitleEs }) => {
              const { words, lang } = shownTitle({ title: OnetTitle, titleEs: TitleEs }, pageLang);
              return { id: OnetCode, name: words, lang, words: "" };
            })}
        />
      </div>
      <div className={styles.contact}>
        <section>
          <h2>{text.contact}</h2>
          {contact.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <section>
          <h2>{plan.stored ? text.address.stored : text.address.open}</h2>
          <p className={styles.address}>{plan.address}</p>
        </section>
      </div>
      {plan.sources.length > 0 && (
        <footer className={styles.sources}>
          <strong>{text.sources}</strong>{" "}
          <span lang="en">{plan.sources.map(({ Credit }) => Credit).join(" ")}</span>
        </footer>
      )}
    </article>
  );
}

function Certificates({
  items,
  have,
}: {
  items: PlanItems["certificates"];
  have: readonly string[];
}) {
  const text = useTexts(texts);
  const shown = certificateOrder(items).slice(0, most.certificates);
  return (
    <SheetList
      title={text.certificates}
      lines={shown.map((certificate) => {
        const { Name, Acronym, Kind, State, Organization, Updated } = certificate;
        const state = State === "US" ? text.federal : State && stateName(State);
        const words = [
          Acronym,
          Kind === "licence" && state,
          Organization,
          Updated && text.updated(shownDay(Updated, "UTC")),
        ];
        return {
          id: certificateId(certificate),
          has: have.includes(certificateId(certificate)),
          name: Name,
          words: words.filter(Boolean).join(", "),
        };
      })}
      after={shown.length < items.length ? text.first(shown.length, items.length) : undefined}
    />
  );
}

/** Programs with their award in short: what stands in parentheses after it is on the screen. */
function Programs({ items, have }: { items: PlanItems["programs"]; have: readonly string[] }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const shown = items.slice(0, most.programs);
  const dated = shown.some(({ CompletionsYear }) => typeof CompletionsYear === "number");
  return (
    <SheetList
      title={text.programs}
      lines={shown.map((program) => {
        const { ProgramName, City, StateAbbr, Distance, Award } = program;
        const { Completions, CompletionsYear } = program;
        const words = [
          [shownSchool(program).name, City, StateAbbr].filter(Boolean).join(", "),
          typeof Distance === "number" && milesInWords(Distance, lang),
          Award?.replace(/ \(.*\)$/, ""),
          typeof Completions === "number" &&
            typeof CompletionsYear === "number" &&
            text.graduates(Completions, CompletionsYear),
        ];
        return {
          id: programId(program),
          has: have.includes(programId(program)),
          name: ProgramName,
          words: words.filter(Boolean).join(" · "),
        };
      })}
      after={
        [
          shown.length < items.length && text.nearest(shown.length, items.length),
          dated && text.caution,
        ]
          .filter(Boolean)
          .join(" ") || undefined
      }
    />
  );
}

function Sponsors({ all }: { all: readonly ApprenticeshipSponsor[] }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const shown = all.slice(0, closestNamed);
  return (
    <SheetList
      title={text.sponsors}
      lines={shown.map(({ Id, Name, City, State, Distance }) => ({
        id: Id,
        name: Name,
        words: [
          [readableTown(City), State].filter(Boolean).join(", "),
          Distance !== null && milesInWords(Distance, lang),
        ]
          .filter(Boolean)
          .join(" · "),
      }))}
      inline
      after={shown.length < all.length ? text.nearest(shown.length, all.length) : undefined}
    />
  );
}

function Apprenticeships({ all }: { all: NonNullable<OccupationDetail["Apprenticeable"]> }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const rest = all.length - closestNamed;
  return (
    <SheetList
      title={text.apprenticeships}
      lines={all.slice(0, closestNamed).map((apprenticeship) => {
        const { RapidsCode, Title, Type, HoursMin, HoursMax } = apprenticeship;
        const hours = hoursInWords(HoursMin, HoursMax, lang);
        return {
          id: `${RapidsCode} ${Title}`,
          name: readableTitle(Title),
          words: [hours, text.types[Type], `${text.rapids} ${RapidsCode}`]
            .filter(Boolean)
            .join(", "),
        };
      })}
      inline
      after={rest > 0 ? text.more(rest) : undefined}
    />
  );
}

/** A part of the plan as a list; nothing at all where it is empty. */
function SheetList({
  title,
  lines,
  inline = false,
  after,
}: {
  title: string;
  lines: readonly { id: string; has?: boolean; name: string; lang?: UiLang; words: string }[];
  /** Whether the words stand beside the name instead of under it. */
  inline?: boolean;
  after?: string | undefined;
}) {
  const text = useTexts(texts);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={inline ? styles.inline : undefined}>
        {lines.map(({ id, has = false, name, lang = "en", words }) => (
          <li key={id}>
            {has && `${text.have} `}
            <strong lang={lang}>{name}</strong> {words && <span>{words}</span>}
          </li>
        ))}
      </ul>
      {after && <p>{after}</p>}
    </section>
  );
}
