import { defineTexts, initials, useTexts, VisuallyHidden } from "@guildway/ui";
import CalendarClock from "lucide-react/icons/calendar-clock";
import type { Expert } from "../../course/course-queries.ts";
import { SizedImage } from "../../images/sized-image.tsx";
import type { Organization } from "../../organization/organization-query.ts";
import { webAddress } from "../../addresses/web-address.ts";
import styles from "./experts.module.css";

type Kind = NonNullable<Organization["type"]> | "default";

/** What those who teach are called, one and many, by the kind of organization. */
const called = {
  en: {
    default: ["Instructor", "Instructors"],
    education: ["Instructor", "Instructors"],
    employer: ["Trainer", "Trainers"],
    workforce: ["Expert", "Experts"],
    community: ["Mentor", "Mentors"],
  },
  es: {
    default: ["Instructor", "Instructores"],
    education: ["Instructor", "Instructores"],
    employer: ["Capacitador", "Capacitadores"],
    workforce: ["Experto", "Expertos"],
    community: ["Mentor", "Mentores"],
  },
} as const satisfies Record<string, Record<Kind, readonly [string, string]>>;

const texts = defineTexts(
  {
    called: called.en as Record<Kind, readonly [string, string]>,
    meet: "Schedule Meeting",
    meetWith: (name: string) => `with ${name}, opens in a new tab`,
  },
  {
    called: called.es,
    meet: "Programar reunión",
    meetWith: (name: string) => `con ${name}, se abre en una pestaña nueva`,
  },
);

/** Who teaches a course, and where to meet them; nothing where nobody is named. */
export function ExpertsGrid({
  experts,
  kind,
}: {
  experts: readonly Expert[];
  kind: Organization["type"] | undefined;
}) {
  const text = useTexts(texts);
  if (experts.length === 0) return null;
  const [one, many] = text.called[kind ?? "default"];
  return (
    <section className={styles.experts} aria-labelledby="experts">
      <h2 id="experts">{experts.length === 1 ? one : many}</h2>
      <ul className={styles.grid}>
        {experts.map((expert) => (
          <li key={expert.id} className={styles.expert}>
            <Portrait {...expert} />
            <div className={styles.words}>
              <h3>{expert.name}</h3>
              {expert.title && <p className={styles.title}>{expert.title}</p>}
              {expert.aboutMe && <p>{expert.aboutMe}</p>}
              <Meeting {...expert} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Portrait({ name, profilePicture }: Expert) {
  return profilePicture ? (
    <SizedImage className={styles.portrait} src={profilePicture} alt="" sizes="64px" />
  ) : (
    <span className={styles.portrait} aria-hidden="true">
      {initials(name ?? "")}
    </span>
  );
}

function Meeting({ name, calendarLink }: Expert) {
  const text = useTexts(texts);
  const calendar = webAddress(calendarLink);
  if (!calendar) return null;
  return (
    <a className={styles.meet} href={calendar} target="_blank" rel="noopener noreferrer">
      <CalendarClock aria-hidden="true" />
      {text.meet} <VisuallyHidden>{text.meetWith(name ?? "")}</VisuallyHidden>
    </a>
  );
}
