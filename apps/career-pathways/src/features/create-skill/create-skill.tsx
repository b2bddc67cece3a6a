import { Button, useTexts } from "@guildway/ui";
import { lazy, Suspense, useState } from "react";
import type { PlanElement } from "../../plan/plan.ts";
import { texts } from "./texts.ts";

const CreateSkillDialog = lazy(() =>
  import("./create-skill-dialog.tsx").then((file) => ({ default: file.CreateSkillDialog })),
);

/** The Create Skill button and the modal behind it. */
export function CreateSkill({ onCreate }: { onCreate(skill: PlanElement): void }) {
  const text = useTexts(texts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {text.title}
      </Button>
      {open && (
        <Suspense>
          <CreateSkillDialog onCreate={onCreate} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
