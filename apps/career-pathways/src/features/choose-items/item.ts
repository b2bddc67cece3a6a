import {
  certificateId,
  elementId,
  type PlanItems,
  type PlanPart,
  programId,
} from "../../plan/plan.ts";
import { separator } from "../../plan/separator.ts";
import { shownSchool } from "../../plan/school-names.ts";

/** One line that can be ticked. */
export interface Item {
  id: string;
  name: string;
  words: string | undefined;
  importance?: number | undefined;
  lowPrecision?: boolean;
  /** How far away it is, in miles. */
  miles?: number | undefined;
}

/** A part's items as lines to choose from. */
export function itemsOf(offered: PlanItems, part: PlanPart): Item[] {
  switch (part) {
    case "certificates":
      return offered.certificates.map((certificate) => ({
        id: certificateId(certificate),
        name: certificate.Name,
        words: [certificate.State, certificate.Organization].filter(Boolean).join(separator),
      }));
    case "programs":
      return offered.programs.map((program) => ({
        id: programId(program),
        name: program.ProgramName,
        words: [
          shownSchool(program).name,
          [program.City, program.StateAbbr].filter(Boolean).join(", "),
          program.Award,
        ]
          .filter(Boolean)
          .join(separator),
        miles: program.Distance ?? undefined,
      }));
    default:
      return offered[part].map((element) => ({
        id: elementId(element),
        name: element.ElementName,
        words: element.ElementDescription ?? undefined,
        importance: element.Importance ?? undefined,
        lowPrecision: element.LowPrecision ?? false,
      }));
  }
}

/** The items whose name or description contains every word that was typed. */
export function filterItems(items: readonly Item[], typed: string): Item[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ name, words: description = "" }) => {
    const text = `${name} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
