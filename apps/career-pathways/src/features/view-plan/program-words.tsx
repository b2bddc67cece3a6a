import { useLanguage, useTexts } from "@guildway/ui";
import { milesInWords } from "../../plan/miles.ts";
import type { PlanProgram } from "../../plan/plan.ts";
import { type SchoolNameGate, shownSchool } from "../../plan/school-names.ts";
import { separator } from "../../plan/separator.ts";
import { safeWebAddress } from "@guildway/rules/web-address";
import { LinkByHost } from "./link-by-host.tsx";
import styles from "./view-plan.module.css";
import { texts } from "./texts.ts";

interface Props {
  program: PlanProgram;
  gate?: SchoolNameGate | undefined;
}

/** A school program: what, where and how far, then what one gets and how many got it. */
export function ProgramWords({ program, gate }: Props) {
  const text = useTexts(texts).program;
  const lang = useLanguage();
  const { ProgramName, City, StateAbbr, Distance, Award, Completions, CompletionsYear } = program;
  const site = shownSchool(program, gate).name && safeWebAddress(program.SchoolUrl);
  const town = [City, StateAbbr].filter(Boolean).join(", ");
  const graduates =
    typeof Completions === "number" &&
    typeof CompletionsYear === "number" &&
    text.graduates(Completions, CompletionsYear);
  return (
    <>
      <h3 className={styles.name} lang="en">
        {ProgramName}
      </h3>
      <p className={styles.school}>
        <School program={program} gate={gate} />
        {town && (
          <>
            {separator}
            <span lang="en">{town}</span>
          </>
        )}
        {typeof Distance === "number" && (
          <>
            {separator}
            <span className={styles.together}>{milesInWords(Distance, lang)}</span>
          </>
        )}
        {site && (
          <>
            {separator}
            <LinkByHost to={site} />
          </>
        )}
      </p>
      {(Award || graduates) && (
        <p className={styles.quiet}>
          {Award && <span lang="en">{Award}</span>}
          {Award && graduates && separator}
          {graduates && <span className={styles.together}>{graduates}</span>}
        </p>
      )}
    </>
  );
}

function School({ program, gate }: Props) {
  const text = useTexts(texts).program;
  const { name, logo } = shownSchool(program, gate);
  // What is hidden is not in the page at all: a blur alone could be read.
  if (name === null)
    return (
      <>
        <span className={styles.blurred} aria-hidden="true">
          {text.hiddenSchool}
        </span>{" "}
        {text.upgrade}
      </>
    );
  return (
    <>
      {logo && <img className={styles.logo} src={logo} alt="" />}
      <span lang="en">{name}</span>
    </>
  );
}
