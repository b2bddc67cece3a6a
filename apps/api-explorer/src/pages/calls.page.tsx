import { linkTo, usePageFrame } from "@guildway/federation";
import { Link, useSearchParams } from "@guildway/router";
import { useTexts } from "@guildway/ui";
import { PublicSurround } from "@guildway/ui/public-foot";
import { useState } from "react";
import { CallList } from "../features/list-calls/call-list.tsx";
import styles from "./explorer.module.css";
import { texts } from "./texts.ts";
import { TryCall } from "./try-call.tsx";

/** Every call that needs nobody to be signed in, as the API describes itself, to be read and tried. */
export default function CallsPage() {
  return (
    <PublicSurround>
      <Calls />
    </PublicSurround>
  );
}

function Calls() {
  const text = useTexts(texts);
  usePageFrame({ title: text.calls, organization: null });
  const [address, setAddress] = useSearchParams();
  const [key, setKey] = useState("");
  const [words, setWords] = useState(address.get("q") ?? "");
  const search = (typed: string) => {
    setWords(typed);
    const next = new URLSearchParams(address);
    if (typed) next.set("q", typed);
    else next.delete("q");
    setAddress(next, { replace: true });
  };
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <p>
          <Link to={linkTo("api-explorer.explorer")}>{text.explorer}</Link>
        </p>
        <h1>{text.calls}</h1>
        <p>{text.callsLead}</p>
        <p>
          <a href="/openapi.json">{text.openApi}</a>
        </p>
      </header>
      <CallList
        words={words}
        onWords={search}
        renderTry={(described) => <TryCall described={described} apiKey={key} onKey={setKey} />}
      />
    </div>
  );
}
