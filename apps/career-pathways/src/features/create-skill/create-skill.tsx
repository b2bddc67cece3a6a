import { openModal } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import type { PlanElement } from "../../plan/plan.ts";
import { texts } from "./texts.ts";

/** The Create Skill button, which opens its modal. */
export function CreateSkill({ onCreate }: { onCreate(skill: PlanElement): void }) {
  const text = useTexts(texts);
  return (
    <Button variant="quiet" onClick={() => openModal("career-pathways.manageSkill", { onCreate })}>
      {text.title}
    </Button>
  );
}
