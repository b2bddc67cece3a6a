import {
  type Readiness as Found,
  type ProgramFacts,
  readinessOf,
  readinessRules,
  registrationRules,
  restsOnUsual,
} from "@guildway/rules/program";
import { Card, Tag, type TagTone, useLanguage, useTexts } from "@guildway/ui";
import styles from "./readiness.module.css";
import { texts } from "./readiness-texts.ts";

const tones: Readonly<Record<Found["state"], TagTone>> = {
  missing: "amber",
  against: "red",
  advice: "blue",
  met: "green",
};
const order: readonly Found["state"][] = ["against", "missing", "advice"];

/** What a program still lacks to be registered, each with its rule and where that stands; what is met is folded. */
export function Readiness({ facts }: { facts: ProgramFacts }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const day = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" });
  const found = readinessOf(facts);
  const met = found.filter(({ state }) => state === "met");
  const open = found
    .filter(({ state }) => state !== "met")
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <Card title={text.title}>
      <p className={styles.summary}>{text.summary(met.length, found.length)}</p>
      {open.length > 0 && <Rules of={open} facts={facts} />}
      {met.length > 0 && (
        <details className={styles.met}>
          <summary>{text.met(met.length)}</summary>
          <Rules of={met} facts={facts} />
        </details>
      )}
      <p className={styles.source}>
        {text.advice}{" "}
        <a href={registrationRules.address} rel="noreferrer" target="_blank">
          {registrationRules.name}
        </a>{" "}
        {text.dated(
          day.format(new Date(registrationRules.since)),
          day.format(new Date(registrationRules.checked)),
        )}
      </p>
    </Card>
  );
}

function Rules({ of, facts }: { of: readonly Found[]; facts: ProgramFacts }) {
  const text = useTexts(texts);
  const shown = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 });
  return (
    <ul className={styles.rules}>
      {of.map((one) => (
        <li key={one.rule}>
          <Tag tone={tones[one.state]}>{text.states[one.state]}</Tag>
          <div>
            <strong>{text.rules[one.rule].name}</strong>
            <p>
              {text.rules[one.rule].says(
                one.state,
                one.values.map((value) => shown.format(value)),
                one.values,
              )}{" "}
              {restsOnUsual(one.rule, facts) && `${text.usual} `}
              <small>{readinessRules[one.rule]}</small>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
