import { usePageFrame } from "@guildway/federation";
import { Link, useSearchParams } from "@guildway/router";
import { Button, ErrorState, Skeleton, useLanguage, useTexts } from "@guildway/ui";
import ArrowLeft from "lucide-react/icons/arrow-left";
import LinkIcon from "lucide-react/icons/link";
import { useState } from "react";
import { AddOccupation } from "../features/compare-occupations/add-occupation.tsx";
import { comparedCodes, mostCompared } from "../features/compare-occupations/compare.ts";
import {
  ComparisonTable,
  type KnownCompared,
} from "../features/compare-occupations/comparison-table.tsx";
import compare from "../features/compare-occupations/compare-occupations.module.css";
import { texts } from "../features/compare-occupations/texts.ts";
import { useCompared } from "../features/compare-occupations/use-compared.ts";
import { texts as placeTexts } from "../features/place-on-map/texts.ts";
import { ZipSearch } from "../features/place-on-map/zip-search.tsx";
import { copyText } from "@guildway/ui/copy-text";
import { shownTitle } from "../plan/occupation-title.tsx";
import { usePlanStore } from "../plan/plan-store.ts";
import { SourceCredits, sourcesOf } from "../plan/source-credits.tsx";
import { changedQuery } from "../plan/tool-address.ts";
import { useVisitorZip } from "../plan/use-visitor-zip.ts";
import styles from "./page.module.css";

/** Two or three occupations side by side; which ones stands in the address, and with the ZIP code in the link that is copied. */
export function CompareStep({ compared: given }: { compared: string }) {
  const text = useTexts(texts);
  const place = useTexts(placeTexts);
  const lang = useLanguage();
  const [query, setQuery] = useSearchParams();
  const { zip, known } = useVisitorZip();
  const chooseZip = usePlanStore((store) => store.chooseZip);
  const codes = comparedCodes(given);
  const all = useCompared(codes, zip, known);
  const found = all.filter((of): of is KnownCompared => Boolean(of.occupation));
  const isUnknown = zip !== undefined && found.every(({ occupation }) => !occupation.Location);
  const names = found.map(
    ({ occupation: { OnetTitle, TitleEs } }) =>
      shownTitle({ title: OnetTitle, titleEs: TitleEs }, lang).words,
  );
  usePageFrame({ title: names.length > 0 ? text.tabTitle(names.join(", ")) : text.title });
  const to = (next: readonly string[]) =>
    setQuery(changedQuery(query, { compare: next.join(",") }), { replace: true });
  const remove = (code: string) => to(codes.filter((other) => other !== code));
  return (
    <div className={styles.page}>
      <div className={compare.head}>
        <h1>{text.title}</h1>
        <div className={compare.actions} data-no-print="">
          <Link to={`?${changedQuery(query, { compare: undefined })}`}>
            <ArrowLeft aria-hidden="true" size={16} /> {text.back}
          </Link>
          {found.length > 1 && <CopyLink query={changedQuery(query, { zip })} />}
        </div>
      </div>
      {codes.length < 2 && <p>{codes.length === 0 ? text.choose : text.one}</p>}
      {all.map(({ code, occupation, failed, retry }) =>
        occupation === null ? (
          <ErrorState
            key={code}
            title={text.unknown(code)}
            action={<Button onClick={() => remove(code)}>{text.remove(code)}</Button>}
          />
        ) : failed ? (
          <ErrorState key={code} title={text.failed(code)} onRetry={retry} />
        ) : (
          !occupation && <Skeleton key={code} lines={4} />
        ),
      )}
      {found.length > 0 && (
        <>
          <ZipSearch
            zip={zip}
            searching={false}
            unknown={isUnknown ? place.unknown(zip) : undefined}
            onZip={(typed) => chooseZip(typed)}
          />
          <ComparisonTable
            compared={found}
            addressOf={(code) =>
              `?${changedQuery(query, { compare: undefined, occupation: code })}`
            }
            onRemove={remove}
          />
        </>
      )}
      {codes.length < mostCompared && (
        <AddOccupation codes={codes} onAdd={(code) => to([...codes, code])} />
      )}
      <SourceCredits sources={sourcesOf(...found.map(({ sources }) => ({ Sources: sources })))} />
    </div>
  );
}

/** The address of a comparison with its place, so that whoever opens it sees the same. */
function CopyLink({ query }: { query: URLSearchParams }) {
  const text = useTexts(texts);
  const [copied, setCopied] = useState<boolean>();
  const address = `${location.origin}${location.pathname}?${query}`;
  return (
    <>
      <Button
        icon={<LinkIcon aria-hidden="true" />}
        onClick={() => void copyText(address).then(setCopied)}
      >
        {text.copy}
      </Button>
      <span role="status">{copied !== undefined && (copied ? text.copied : text.notCopied)}</span>
    </>
  );
}
