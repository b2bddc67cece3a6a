import { linkTo, usePageFrame } from "@guildway/federation";
import { Link, useSearchParams } from "@guildway/router";
import { useTexts } from "@guildway/ui";
import { PublicSurround } from "@guildway/ui/public-foot";
import { useState } from "react";
import { useAnswer } from "../answer/use-answer.ts";
import { Response } from "../features/show-answer/response.tsx";
import { Examples } from "../features/show-examples/examples.tsx";
import { type Held, RequestForm } from "../features/write-request/request-form.tsx";
import { correctedDraft } from "../request/corrected.ts";
import { keyIn } from "../request/key-in.ts";
import type { Draft, FieldName } from "../request/draft.ts";
import { addressWith, draftIn } from "../request/draft-address.ts";
import { draftFaults, fieldOfParameter } from "../request/draft-faults.ts";
import { addressOf, requestOf } from "../request/request.ts";
import styles from "./explorer.module.css";
import { texts } from "./texts.ts";

/** Lets a developer put a request together, run it with a key, and take it along as a program. */
export default function ExplorerPage() {
  return (
    <PublicSurround>
      <Explorer />
    </PublicSurround>
  );
}

function Explorer() {
  const text = useTexts(texts);
  usePageFrame({ title: text.title, organization: null });
  const base = location.origin;
  const [address, setAddress] = useSearchParams();
  const [key, setKey] = useState("");
  const [draft, setDraft] = useState<Draft>(() => draftIn(address));
  const [asked, setAsked] = useState(draft);
  const [held, setHeld] = useState<Held>({});
  const { state, run } = useAnswer();
  const faults = state.at === "answered" ? (state.sent.problem?.details?.faults ?? []) : [];
  const corrected = correctedDraft(asked, faults);

  function runDraft(wanted: Draft) {
    const missing = { ...(keyIn(key) === "" && { key: true as const }), ...draftFaults(wanted) };
    setHeld(missing);
    const request = requestOf(wanted);
    if (Object.keys(missing).length > 0 || !request) return;
    setAsked(wanted);
    setAddress(addressWith(address, wanted), { replace: true });
    void run(base, request, keyIn(key));
  }

  const change = (changed: Draft) => {
    setHeld({});
    setDraft(changed);
  };
  const useCorrected = () => {
    if (!corrected) return;
    change(corrected);
    runDraft(corrected);
  };
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
        <p>
          <Link to={linkTo("api-explorer.calls")}>{text.calls}</Link>
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <RequestForm
            apiKey={key}
            onKey={(typed) => {
              setHeld({});
              setKey(typed);
            }}
            draft={draft}
            onDraft={change}
            held={held}
            told={toldOf(faults)}
            onRun={() => runDraft(draft)}
          />
          <Response
            state={state}
            corrected={corrected && addressOf(base, requestOf(corrected)!)}
            onCorrected={useCorrected}
          />
        </div>
        <Examples
          base={base}
          draft={draft}
          link={`${base}${location.pathname}?${addressWith(address, draft)}`}
        />
      </div>
    </div>
  );
}

/** What the server said of the fields of the form. */
const toldOf = (
  faults: readonly { field: string; parameter?: string; reason: string }[],
): ReadonlyMap<FieldName, string> =>
  new Map(
    faults.flatMap(({ field, parameter = field, reason }) => {
      const name = fieldOfParameter(parameter);
      return name ? [[name, reason] as const] : [];
    }),
  );
