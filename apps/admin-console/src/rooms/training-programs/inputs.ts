import { CoursesInput, WagePeriodsInput } from "./editor/planned-inputs.tsx";
import { RatioInput } from "./ratio-input.tsx";

/** What asks for fields in a way of their own. */
export const inputs = {
  ratio: RatioInput,
  relatedInstruction: CoursesInput,
  wagePeriods: WagePeriodsInput,
};
