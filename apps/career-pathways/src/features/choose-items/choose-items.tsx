import { openModal } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import { idsOf, mandatoryParts, type PlanItems, type PlanPart } from "../../plan/plan.ts";
import { itemsOf } from "./item.ts";
import { texts } from "./texts.ts";

interface Props {
  part: PlanPart;
  /** What the part is called on the page. */
  title: string;
  offered: PlanItems;
  selected: PlanItems;
  onChoose(ids: string[]): void;
}

/** The Choose button of a part of the plan, which opens its modal; nothing where there is nothing to choose from. */
export function ChooseItems({ part, title, offered, selected, onChoose }: Props) {
  const text = useTexts(texts);
  const items = itemsOf(offered, part);
  if (items.length === 0) return null;
  const open = () =>
    openModal("career-pathways.editOccupation", {
      title,
      items,
      chosen: idsOf(selected, part),
      mandatory: mandatoryParts.includes(part),
      onChoose,
    });
  return (
    <Button aria-label={text.openNamed(title)} onClick={open}>
      {text.open}
    </Button>
  );
}
