import { chooseLanguage } from "./page-language.ts";
import { useLanguage } from "./texts.ts";
import { Button } from "../actions/button.tsx";

/** Offers the other language, in that language's own words. */
export function LanguageChoice() {
  const other = useLanguage() === "en" ? "es" : "en";
  return (
    <Button variant="quiet" lang={other} onClick={() => chooseLanguage(other)}>
      {other === "es" ? "Español" : "English"}
    </Button>
  );
}
