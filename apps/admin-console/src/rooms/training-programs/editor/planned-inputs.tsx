import { useTexts } from "@guildway/ui";
import type { FieldInputProps } from "../../../room/form/field-input.tsx";
import { RowsInput } from "./rows-input.tsx";
import { texts } from "./texts.ts";
import { courseOf, stepOf, typedCourse, typedStep } from "./typed-rows.ts";

/** The courses of the related instruction. */
export function CoursesInput(field: FieldInputProps) {
  const { courses } = useTexts(texts);
  const { parts } = courses;
  return (
    <RowsInput
      {...field}
      words={courses}
      typedOf={typedCourse as (value: unknown) => ReturnType<typeof typedCourse>}
      valueOf={courseOf}
      parts={[
        { name: "title", is: "text", label: parts.title, isWide: true },
        { name: "code", is: "text", label: parts.code },
        { name: "least", is: "whole", label: parts.least },
        { name: "most", is: "whole", label: parts.most },
        { name: "objectives", is: "lines", label: parts.objectives, isWide: true },
      ]}
    />
  );
}

/** The steps of the wages that a program plans. */
export function WagePeriodsInput(field: FieldInputProps) {
  const { steps } = useTexts(texts);
  const { parts } = steps;
  return (
    <RowsInput
      {...field}
      words={steps}
      typedOf={typedStep as (value: unknown) => ReturnType<typeof typedStep>}
      valueOf={stepOf}
      parts={[
        { name: "title", is: "text", label: parts.title, isWide: true },
        { name: "percent", is: "number", label: parts.percent },
        { name: "wage", is: "number", label: parts.wage, before: "$" },
        { name: "from", is: "whole", label: parts.from },
        { name: "to", is: "whole", label: parts.to },
      ]}
    />
  );
}
