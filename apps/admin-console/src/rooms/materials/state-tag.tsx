import { Tag, useTexts } from "@guildway/ui";
import { type Material, stateOf } from "./state-of.ts";
import { texts } from "./texts.ts";

const tones = { published: "green", draft: "amber", note: "neutral" } as const;

/** Whether a material is published, a draft or a note. */
export function State({ row, text }: { row: Material; text: string }) {
  return <Tag tone={tones[stateOf(row)]}>{text}</Tag>;
}

/** The same beside the name of the material. */
export function StateTag({ row }: { row: Material }) {
  const { states } = useTexts(texts);
  return <State row={row} text={states[stateOf(row)]} />;
}
