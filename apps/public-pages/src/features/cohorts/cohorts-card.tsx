import {
  buttonClass,
  Card,
  defineTexts,
  useLanguage,
  useTexts,
  VisuallyHidden,
} from "@guildway/ui";
import { calendarFile } from "@guildway/ui/calendar-file";
import { saveFile } from "@guildway/ui/save-file";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import type { MouseEvent } from "react";
import { cohortDays } from "../../course/cohort-days.ts";
import type { Cohort, Course } from "../../course/course-queries.ts";
import { signUpAddress } from "../../course/course-links.ts";
import { daysInWords } from "../../course/money-and-days.ts";
import styles from "./cohorts.module.css";

const texts = defineTexts(
  {
    title: "Cohorts",
    calendar: "Add to calendar",
    credits: (number: number, type: string) => `${number} ${type}`,
    join: (cohort: string) => `Join ${cohort}`,
    begins: (course: string) => `${course} begins`,
    ends: (course: string) => `${course} ends`,
  },
  {
    title: "Grupos",
    calendar: "Añadir al calendario",
    credits: (number: number, type: string) => `${number} ${type}`,
    join: (cohort: string) => `Unirse a ${cohort}`,
    begins: (course: string) => `Comienza ${course}`,
    ends: (course: string) => `Termina ${course}`,
  },
);

interface Props {
  course: Course;
  cohorts: readonly Cohort[];
  /** Where the course stands, as a whole address. */
  address: string;
  place: string | undefined;
  /** The cohort that the address names. */
  cohortId?: string | undefined;
  /** The organization that one signs up in, where one joins a cohort here. */
  orgSlug?: string | undefined;
}

/** The cohorts of a course that take people, when they meet and what they are worth; nothing where there are none. */
export function CohortsCard({ cohorts, cohortId, ...around }: Props) {
  const text = useTexts(texts);
  if (cohorts.length === 0) return null;
  return (
    <Card title={text.title} id="cohorts">
      <ul className={styles.cohorts}>
        {cohorts.map((cohort) => (
          <CohortLine
            key={cohort.id}
            {...around}
            cohort={cohort}
            isChosen={cohort.id === cohortId}
          />
        ))}
      </ul>
    </Card>
  );
}

type LineProps = Omit<Props, "cohorts" | "cohortId"> & { cohort: Cohort; isChosen: boolean };

function CohortLine({ cohort, isChosen, course, orgSlug, ...around }: LineProps) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const days = daysInWords(cohort, lang);
  const codes = cohort.eUnits ?? [];
  return (
    <li className={styles.cohort} aria-current={isChosen || undefined}>
      <h3>{cohort.title}</h3>
      {days && <p>{days}</p>}
      {codes.length > 0 && (
        <ul className={styles.codes}>
          {codes.map(({ sys, code, timeDate, credits }) => (
            <li key={sys.id}>
              <strong>{code}</strong>{" "}
              {[timeDate, credits && text.credits(credits.number, credits.type)]
                .filter(Boolean)
                .join(" · ")}
            </li>
          ))}
        </ul>
      )}
      <CalendarLink course={course} cohort={cohort} {...around} />
      {orgSlug && <Ways course={course} cohort={cohort} orgSlug={orgSlug} />}
    </li>
  );
}

/** A link that holds the file itself, so that it is there without a script. */
function CalendarLink({
  course,
  cohort,
  address,
  place,
}: Pick<LineProps, "course" | "cohort" | "address" | "place">) {
  const text = useTexts(texts);
  const words = { first: text.begins, last: text.ends };
  const days = cohortDays(course, cohort, { address, place, words });
  if (days.length === 0) return null;
  const file = calendarFile(days, new Date(course.updatedAt ?? 0));
  const name = `${course.courseSlug ?? course.id}-${cohort.id}.ics`;
  const save = (event: MouseEvent) => {
    event.preventDefault();
    saveFile(new Blob([file], { type: "text/calendar" }), name);
  };
  return (
    <a
      className={buttonClass()}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={name}
      onClick={save}
      data-no-print=""
    >
      <CalendarPlus aria-hidden="true" />
      {text.calendar}
      <VisuallyHidden>: {cohort.title}</VisuallyHidden>
    </a>
  );
}

/** The way into a cohort, or into each of its class codes, for who reads without a script; with one, all are asked at once. */
function Ways({ course, cohort, orgSlug }: { course: Course; cohort: Cohort; orgSlug: string }) {
  const text = useTexts(texts);
  const enrollment = {
    classId: course.id,
    cohortId: cohort.id,
    externalRegisterClassId: cohort.externalRegisterClassId ?? undefined,
  };
  const ways = cohort.eUnits?.length
    ? cohort.eUnits.map(({ sys, code }) => ({ name: code ?? "", eUnitIds: [sys.id] }))
    : [{ name: cohort.title ?? "", eUnitIds: [] }];
  return ways.map(({ name, eUnitIds }) => (
    <a key={name} className={styles.way} href={signUpAddress(orgSlug, { ...enrollment, eUnitIds })}>
      {text.join(name)}
    </a>
  ));
}
