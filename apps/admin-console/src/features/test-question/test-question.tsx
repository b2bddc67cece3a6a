import { assistantThreshold, integrations } from "@guildway/api-contract";
import { linkTo, usePageFrame } from "@guildway/federation";
import { Link, useSearchParams } from "@guildway/router";
import { Button, NumberField, TextArea, useTexts } from "@guildway/ui";
import { type FormEvent, useState } from "react";
import { OrganizationChoice } from "../../room/choose/organization-choice.tsx";
import { RecordChoice } from "../../room/choose/record-choice.tsx";
import { useOrganizations } from "../../room/organizations.ts";
import { Results } from "./results.tsx";
import type { Asked } from "./tested.ts";
import { texts } from "./texts.ts";
import styles from "./test-question.module.css";

/** Asks a question as a visitor would, and shows what is found, how well it fits, why, and what would be answered. */
export function TestQuestion() {
  const words = useTexts(texts);
  usePageFrame({ title: words.title });
  const { own } = useOrganizations();
  const [address] = useSearchParams();
  const [chosenId, setChosenId] = useState<string>();
  const [integrationId, setIntegrationId] = useState(address.get("integrationId") ?? "");
  const [question, setQuestion] = useState(address.get("question") ?? "");
  const [threshold, setThreshold] = useState(String(assistantThreshold));
  const [asked, setAsked] = useState<Asked>();
  const [isMissing, setMissing] = useState(false);
  const orgId = chosenId ?? address.get("organization") ?? own?.id;
  if (!orgId) return null;
  const limit = thresholdIn(threshold);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setMissing(question.trim() === "");
    if (question.trim()) setAsked({ orgId, integrationId, question: question.trim() });
  };
  return (
    <div className={styles.page}>
      <p>
        <Link to={linkTo("admin-console.resources")}>{words.back}</Link>
      </p>
      <header>
        <h1>{words.title}</h1>
        <p className={styles.intro}>{words.intro}</p>
      </header>
      <form className={styles.form} onSubmit={ask} noValidate>
        <OrganizationChoice
          value={orgId}
          onChange={(chosen) => {
            setChosenId(chosen);
            setIntegrationId("");
          }}
        />
        <RecordChoice
          label={words.integration}
          hint={words.integrationHint}
          of={integrations}
          orgId={orgId}
          none={words.wholeLibrary}
          value={integrationId}
          onChange={({ target }) => setIntegrationId(target.value)}
        />
        <TextArea
          label={words.question}
          rows={2}
          maxLength={5000}
          value={question}
          error={isMissing ? words.questionMissing : undefined}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <NumberField
          label={words.threshold}
          hint={words.thresholdHint}
          value={threshold}
          error={limit === undefined ? words.thresholdFault : undefined}
          onChange={({ target }) => setThreshold(target.value)}
        />
        <div>
          <Button type="submit" variant="primary">
            {words.ask}
          </Button>
        </div>
      </form>
      {asked && (
        <Results
          key={JSON.stringify(asked)}
          asked={asked}
          threshold={limit ?? assistantThreshold}
        />
      )}
    </div>
  );
}

/** A number from 0 to 1; undefined of anything else. */
function thresholdIn(text: string): number | undefined {
  const number = Number(text.trim().replace(",", "."));
  return text.trim() !== "" && number >= 0 && number <= 1 ? number : undefined;
}
