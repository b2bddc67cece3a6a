import { createPortal } from "react-dom";
import { PlanSheet, type PlanSheetProps } from "./plan-sheet.tsx";
import { useContact } from "./use-contact.ts";
import { usePrinting } from "./use-printing.ts";

interface Props extends Omit<PlanSheetProps, "contact" | "printed"> {
  orgId: string | null | undefined;
  locationId: string | null | undefined;
}

/** Puts a sheet that one would hand to somebody in the page's place while it is printed. */
export function PrintedPlan({ orgId, locationId, ...plan }: Props) {
  const printed = usePrinting();
  const contact = useContact(orgId, locationId);
  if (!printed) return null;
  return createPortal(<PlanSheet {...plan} contact={contact} printed={printed} />, document.body);
}
