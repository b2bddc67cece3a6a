import { Button, useTexts } from "@guildway/ui";
import { lazy, Suspense, useState } from "react";
import { idsOf, mandatoryParts, type PlanItems, type PlanPart } from "../../plan/plan.ts";
import { itemsOf } from "./item.ts";
import { texts } from "./texts.ts";

const ChooseItemsDialog = lazy(() =>
  import("./choose-items-dialog.tsx").then((file) => ({ default: file.ChooseItemsDialog })),
);

interface Props {
  part: PlanPart;
  /** What the part is called on the page. */
  title: string;
  offered: PlanItems;
  selected: PlanItems;
  onChoose(ids: string[]): void;
}

/** The Choose button of a part of the plan, and the modal behind it; nothing where there is nothing to choose from. */
export function ChooseItems({ part, title, offered, selected, onChoose }: Props) {
  const text = useTexts(texts);
  const [open, setOpen] = useState(false);
  const items = itemsOf(offered, part);
  if (items.length === 0) return null;
  return (
    <>
      <Button aria-label={text.openNamed(title)} onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {open && (
        <Suspense>
          <ChooseItemsDialog
            title={title}
            items={items}
            chosen={idsOf(selected, part)}
            mandatory={mandatoryParts.includes(part)}
            onChoose={onChoose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
