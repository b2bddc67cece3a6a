import { usePageFrame } from "@guildway/federation";
import { useSearchParams } from "@guildway/router";
import { useTexts } from "@guildway/ui";
import { EmbedEvents } from "../features/embed-tool/embed-events.tsx";
import { EmbedForm } from "../features/embed-tool/embed-form.tsx";
import { EmbedPreview } from "../features/embed-tool/embed-preview.tsx";
import { EmbedSites } from "../features/embed-tool/embed-sites.tsx";
import { EmbedSnippet } from "../features/embed-tool/embed-snippet.tsx";
import {
  choiceFaults,
  type EmbedChoice,
  type EmbedChoices,
  noChoices,
  previewAddress,
  snippetOf,
} from "../features/embed-tool/snippet.ts";
import embed from "../features/embed-tool/embed-tool.module.css";
import { texts } from "../features/embed-tool/texts.ts";
import { changedQuery } from "../plan/tool-address.ts";
import styles from "./page.module.css";
import { PublicPage } from "./public-page.tsx";

/** Where the tool's own files come from, wherever this page is shown. */
const origin = new URL(import.meta.url).origin;

/** Builds the line that puts Career Pathways into a partner's page; the choices stand in the address. */
export default function PartnersPage() {
  const text = useTexts(texts);
  const [query, setQuery] = useSearchParams();
  usePageFrame({ title: text.title });
  const choices = chosen(query);
  const choose = (choice: EmbedChoice, value: string) =>
    setQuery((before) => changedQuery(before, { [choice]: value || undefined }), { replace: true });
  const finished = Object.keys(choiceFaults(choices)).length === 0;
  const preview = previewAddress(origin, location.origin, choices);
  return (
    <PublicPage>
      <div className={styles.page}>
        <div className={embed.intro}>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
        <EmbedForm choices={choices} onChoose={choose} />
        <EmbedSnippet snippet={finished ? snippetOf(origin, choices) : undefined} />
        <EmbedSites orgId={choices.orgId.trim()} />
        {finished && <EmbedPreview address={preview} title={choices.title || text.preview} />}
        <EmbedEvents />
      </div>
    </PublicPage>
  );
}

function chosen(query: URLSearchParams): EmbedChoices {
  const names = Object.keys(noChoices) as EmbedChoice[];
  return Object.assign(
    { ...noChoices },
    ...names.map((name) => ({ [name]: query.get(name) ?? "" })),
  ) as EmbedChoices;
}
