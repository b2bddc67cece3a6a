import { BrandMark, SkipLink, ThemeToggle } from "../src/index.ts";
import { langs, registers, themes, type Shown } from "./choices.ts";
import { Actions } from "./sections/actions.tsx";
import { Colours } from "./sections/colours.tsx";
import { Dialogs } from "./sections/dialogs.tsx";
import { Fields } from "./sections/fields.tsx";
import { Messages } from "./sections/messages.tsx";
import { Reading } from "./sections/reading.tsx";
import { RichTexts } from "./sections/rich-text.tsx";
import { Tables } from "./sections/tables.tsx";
import { Waiting } from "./sections/waiting.tsx";
import styles from "./pattern-page.module.css";

export function PatternPage({ shown }: { shown: Shown }) {
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        <div className={styles.inner}>
          <BrandMark />
          <nav aria-label="What is shown" className={styles.choices}>
            <Choices name="register" values={registers} shown={shown} />
            <Choices name="theme" values={themes} shown={shown} />
            <Choices name="lang" values={langs} shown={shown} />
          </nav>
          <ThemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.intro}>
          <h1>Patterns</h1>
          <p>
            The parts that every Guildway screen is made of, in the {shown.register} register. Use
            them as they are; if a screen needs another one, add it here first.
          </p>
        </div>
        <Colours />
        <Reading />
        <Actions />
        <Fields />
        <RichTexts />
        <Messages />
        <Tables />
        <Dialogs />
        <Waiting />
      </main>
    </>
  );
}

function Choices({
  name,
  values,
  shown,
}: {
  name: keyof Shown;
  values: readonly string[];
  shown: Shown;
}) {
  return (
    <ul className={styles.list}>
      {values.map((value) => (
        <li key={value}>
          <a
            href={`?${new URLSearchParams({ ...shown, [name]: value })}`}
            aria-current={shown[name] === value ? "true" : undefined}
            className={styles.choice}
          >
            {value}
          </a>
        </li>
      ))}
    </ul>
  );
}
