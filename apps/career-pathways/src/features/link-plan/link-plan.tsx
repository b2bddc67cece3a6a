import { lazyPart } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import Link from "lucide-react/icons/link";
import { Suspense, useState } from "react";
import type { PlanRecord } from "../../plan/plan-record.ts";
import type { LinkedPlan } from "./link-plan-dialog.tsx";
import { texts } from "./texts.ts";

const LinkPlanDialog = lazyPart(() =>
  import("./link-plan-dialog.tsx").then((file) => file.LinkPlanDialog),
);

/** The way to pass a plan on without leaving a name. */
export function LinkPlan({ plan }: { plan: PlanRecord }) {
  const text = useTexts(texts);
  const [open, setOpen] = useState(false);
  const [linked, setLinked] = useState<LinkedPlan>();
  const content = JSON.stringify(plan);
  return (
    <>
      <Button icon={<Link aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {open && (
        <Suspense>
          <LinkPlanDialog
            plan={plan}
            // An unchanged plan keeps the link that it has.
            linked={linked?.content === content ? linked : undefined}
            onLinked={(address) => setLinked({ content, address })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
