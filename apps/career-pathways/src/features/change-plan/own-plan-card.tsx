import { lazyPart } from "@guildway/federation";
import { Button, Card, useTexts } from "@guildway/ui";
import KeyRound from "lucide-react/icons/key-round";
import Pencil from "lucide-react/icons/pencil";
import { Suspense, useState } from "react";
import type { OwnPlan } from "../../plan/grants.ts";
import styles from "./change-plan.module.css";
import { texts } from "./texts.ts";

const EditLinkDialog = lazyPart(() =>
  import("./edit-link-dialog.tsx").then((file) => file.EditLinkDialog),
);

/** What somebody may do who made the plan, or has the link that changes it. */
export function OwnPlanCard({
  own,
  onOwn,
  onChange,
}: {
  own: OwnPlan;
  /** Hears of another grant for the same plan. */
  onOwn(own: OwnPlan): void;
  onChange(): void;
}) {
  const text = useTexts(texts);
  const [linking, setLinking] = useState(false);
  return (
    <div data-no-print="">
      <Card title={text.title}>
        <p>{text.lead}</p>
        <div className={styles.actions}>
          <Button icon={<Pencil aria-hidden="true" />} onClick={onChange}>
            {text.change}
          </Button>
          <Button icon={<KeyRound aria-hidden="true" />} onClick={() => setLinking(true)}>
            {text.link}
          </Button>
        </div>
      </Card>
      {linking && (
        <Suspense>
          <EditLinkDialog own={own} onMade={onOwn} onClose={() => setLinking(false)} />
        </Suspense>
      )}
    </div>
  );
}
