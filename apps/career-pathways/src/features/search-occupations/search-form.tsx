import { longestKeyword } from "@guildway/api-contract";
import { Button, TextField, useTexts } from "@guildway/ui";
import Search from "lucide-react/icons/search";
import { type FormEvent, useEffect, useId, useState } from "react";
import styles from "./search-occupations.module.css";
import { texts } from "./texts.ts";

interface Props {
  /** What was searched for before. */
  keyword: string | undefined;
  onSearch(keyword: string): void;
}

/** The keyword and the button; an empty keyword is not searched for. */
export function SearchForm({ keyword, onSearch }: Props) {
  const text = useTexts(texts);
  const [missing, setMissing] = useState(false);
  const fieldId = useId();

  // Going back shows the keyword of that search, and the field keeps the focus.
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLInputElement) field.value = keyword ?? "";
  }, [fieldId, keyword]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("keyword") ?? "").trim();
    setMissing(!typed);
    if (typed) onSearch(typed);
    else document.getElementById(fieldId)?.focus();
  };

  return (
    <form className={styles.form} role="search" onSubmit={submit} noValidate>
      <div className={styles.keyword}>
        <TextField
          id={fieldId}
          name="keyword"
          type="search"
          label={text.label}
          hint={text.hint}
          defaultValue={keyword}
          maxLength={longestKeyword}
          autoComplete="off"
          enterKeyHint="search"
          error={missing ? text.missing : undefined}
        />
      </div>
      <Button type="submit" variant="primary" icon={<Search aria-hidden="true" />}>
        {text.submit}
      </Button>
    </form>
  );
}
