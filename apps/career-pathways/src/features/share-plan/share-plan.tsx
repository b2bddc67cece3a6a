import { openModal } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import type { SharedPlan } from "./send-plan.ts";
import { texts } from "./texts.ts";

interface Props extends SharedPlan {
  /** Right after saving, the same modal is reached by Print and Send. */
  afterSaving?: boolean;
  onSent(docId: string): void;
}

/** The Share button, which opens its modal. */
export function SharePlan({ afterSaving = false, ...shared }: Props) {
  const text = useTexts(texts);
  return (
    <Button variant="primary" onClick={() => openModal("career-pathways.pathwaysPrint", shared)}>
      {afterSaving ? text.printAndSend : text.share}
    </Button>
  );
}
