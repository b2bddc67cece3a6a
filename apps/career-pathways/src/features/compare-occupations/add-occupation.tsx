import { longestKeyword } from "@guildway/api-contract";
import { Button, TextField, useLanguage, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { type FormEvent, useState } from "react";
import { shownTitle } from "../../plan/occupation-title.tsx";
import { searchQuery } from "../../plan/search-query.ts";
import styles from "./compare-occupations.module.css";
import { texts } from "./texts.ts";

/** As many are offered for a word. */
const offered = 5;

/** Finds another occupation for the comparison. */
export function AddOccupation({
  codes,
  onAdd,
}: {
  codes: readonly string[];
  onAdd(code: string): void;
}) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const [keyword, setKeyword] = useState<string>();
  const search = useQuery({ ...searchQuery(keyword ?? ""), enabled: Boolean(keyword) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setKeyword(String(new FormData(event.currentTarget).get("keyword") ?? "").trim());
  };
  const found = search.data?.OccupationList.filter(({ OnetCode }) => !codes.includes(OnetCode));
  const told = search.isError ? text.searchFailed : found?.length === 0 && text.nothing;
  return (
    <div className={styles.add} data-no-print="">
      <form className={styles.addForm} role="search" onSubmit={submit} noValidate>
        <TextField
          name="keyword"
          type="search"
          label={text.add}
          hint={text.addHint}
          maxLength={longestKeyword}
          autoComplete="off"
          enterKeyHint="search"
          error={keyword === "" ? text.missing : undefined}
        />
        <Button type="submit" busy={search.isFetching} busyLabel={text.search}>
          {text.search}
        </Button>
      </form>
      <p role="status">{keyword && told}</p>
      {keyword && (
        <ul className={styles.offered}>
          {found?.slice(0, offered).map(({ OnetCode, OnetTitle, TitleEs }) => {
            const shown = shownTitle({ title: OnetTitle, titleEs: TitleEs }, lang);
            return (
              <li key={OnetCode}>
                <Button
                  icon={<Plus aria-hidden="true" />}
                  aria-label={text.addNamed(shown.words)}
                  onClick={() => {
                    setKeyword(undefined);
                    onAdd(OnetCode);
                  }}
                >
                  <span lang={shown.lang}>{shown.words}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
