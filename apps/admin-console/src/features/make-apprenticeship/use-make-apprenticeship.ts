import { makeOnce } from "@guildway/api-client";
import { apprenticeships, type RecordInput, wageSchedules } from "@guildway/api-contract";
import { linkTo } from "@guildway/federation";
import { useNavigate } from "@guildway/router";
import { type WageFault, type WagePeriod, wageScheduleFaults } from "@guildway/rules";
import { useTexts } from "@guildway/ui";
import { type FormFault, useFormCore } from "@guildway/ui/forms";
import { showToast } from "@guildway/ui/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  apprenticeshipOf,
  ojtHoursOf,
  type Chosen,
  type Program,
  scheduleOf,
  wageRules,
} from "./made-of-program.ts";
import { texts } from "./texts.ts";

/** What is typed: the choices, and the schedule as far as it is made too. */
export interface Typed extends Chosen {
  hasSchedule: boolean;
  title: string;
  entryWage: string;
  wageRates: WagePeriod[];
}

type Fault = FormFault & {
  wage?: WageFault;
  kind?: "employer" | "entryWage" | "numbers" | "notMade" | "noSchedule";
};

/** An apprenticeship on its way from a program to an employer; what is made already is not made twice. */
export function useMakeApprenticeship(program: Program) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [make] = useState(() => ({
    apprenticeship: makeOnce(apprenticeships),
    schedule: makeOnce(wageSchedules),
  }));
  const [madeId, setMadeId] = useState<string>();
  const [typed, setTyped] = useState<Typed>(() => typedFor(program));
  const form = useFormCore<Typed, Fault>({
    check: (now) => [
      ...(now.employerProfileId ? [] : [{ field: "employerProfileId", kind: "employer" } as const]),
      ...(now.hasSchedule ? wageFaults(now, ojtHoursOf(program)) : []),
    ],
    async send(now) {
      const id = madeId ?? (await make.apprenticeship(apprenticeshipOf(program, now)));
      setMadeId(id);
      if (now.hasSchedule)
        await make.schedule(scheduleFor(program, now, id)).catch((cause: unknown) => {
          throw new Error("no-schedule", { cause });
        });
      showToast("success", now.hasSchedule ? text.made : text.madeAlone);
      for (const { type } of [apprenticeships, wageSchedules])
        await queries.invalidateQueries({ queryKey: ["admin-console", type] });
      void navigate(linkTo("admin-console.apprenticeships", { id }));
    },
    faultsOf(error) {
      console.error(error);
      return [{ kind: (error as Error).message === "no-schedule" ? "noSchedule" : "notMade" }];
    },
    say: ({ wage, kind }) => (wage ? text.fault(wage) : text.faults[kind ?? "notMade"]),
  });
  return {
    typed,
    form,
    /** The employer and the place are decided once the apprenticeship is there. */
    isHalfMade: madeId !== undefined,
    set(values: Partial<Typed>) {
      for (const field of Object.keys(values)) form.mend(field);
      setTyped((before) => ({ ...before, ...values }));
    },
  };
}

function scheduleFor(
  { orgId }: Program,
  { employerProfileId, locationId, title, entryWage, wageRates }: Typed,
  apprenticeshipId: string,
): RecordInput<typeof wageSchedules> {
  return {
    ...(orgId && { orgId }),
    employerProfileId,
    apprenticeshipId,
    ...(locationId && { locationId }),
    title: title.trim(),
    entryWage: dollarsIn(entryWage)!,
    wageRates,
  };
}

function typedFor(program: Program): Typed {
  const { title, entryWage, wageRates } = scheduleOf(program, new Date().getFullYear());
  return {
    employerProfileId: "",
    locationId: "",
    startDate: "",
    hasSchedule: true,
    title,
    entryWage: entryWage.toFixed(2),
    wageRates,
  };
}

function wageFaults(now: Typed, ojtHours: number | null | undefined): Fault[] {
  const entryWage = dollarsIn(now.entryWage);
  if (entryWage === undefined) return [{ field: "entryWage", kind: "entryWage" }];
  const areNumbers = now.wageRates.every(
    ({ wageAmount, duration }) =>
      typeof wageAmount === "number" && Number.isInteger(duration) && duration > 0,
  );
  if (!areNumbers) return [{ field: "wageRates", kind: "numbers" }];
  const { title, wageRates } = now;
  return wageScheduleFaults({ title, entryWage, wageRates }, ojtHours, wageRules).map((wage) => ({
    field: wage.field,
    wage,
  }));
}

function dollarsIn(typed: string): number | undefined {
  const plain = typed.trim().replaceAll(",", "");
  return /^\d{1,5}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
