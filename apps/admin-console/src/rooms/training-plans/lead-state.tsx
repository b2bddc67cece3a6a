import type { RowOf } from "@guildway/api-client";
import type { jobProfiles } from "@guildway/api-contract";
import { Tag, type UiLang, useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";

type Plan = RowOf<typeof jobProfiles>;

/** A plan without an address was saved and not shared: nobody waits for an answer. */
function stateOf({ email, answeredAt }: Plan): "answered" | "open" | undefined {
  return answeredAt ? "answered" : email ? "open" : undefined;
}

/** Whether whoever shared a plan was answered. */
export function LeadState({ row }: { row: Plan }) {
  const { choices } = useTexts(texts);
  const state = stateOf(row);
  return state ? (
    <Tag tone={state === "open" ? "amber" : "green"}>{choices.answered[state]}</Tag>
  ) : null;
}

/** The same in words. */
export function leadStateText(row: Plan, { lang }: { lang: UiLang }): string {
  const state = stateOf(row);
  return state ? texts[lang].choices.answered[state] : "";
}
