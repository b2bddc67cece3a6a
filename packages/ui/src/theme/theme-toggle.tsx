import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useId, useState } from "react";
import { useWords } from "../language/words.ts";
import { VisuallyHidden } from "../structure/visually-hidden.tsx";
import { chooseTheme, storedTheme, type Theme } from "./theme.ts";
import styles from "./theme-toggle.module.css";

const choices = [
  ["system", Monitor],
  ["light", Sun],
  ["dark", Moon],
] as const;

/** Chooses between the system's theme, light and dark, and remembers it on this device. */
export function ThemeToggle() {
  const words = useWords();
  const name = useId();
  const [chosen, setChosen] = useState(storedTheme);

  function choose(theme: Theme) {
    chooseTheme(theme);
    setChosen(theme);
  }

  return (
    <fieldset className={styles.toggle} data-no-print="">
      <legend>
        <VisuallyHidden>{words.theme}</VisuallyHidden>
      </legend>
      {choices.map(([theme, Icon]) => (
        <label key={theme} className={styles.choice} title={words.themes[theme]}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={theme}
            checked={chosen === theme}
            onChange={() => choose(theme)}
          />
          <Icon aria-hidden="true" />
          <VisuallyHidden>{words.themes[theme]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
