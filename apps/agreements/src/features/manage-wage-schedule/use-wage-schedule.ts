import { failureCode, recordsOf, type RowOf } from "@guildway/api-client";
import { type apprenticeships, wageSchedules } from "@guildway/api-contract";
import {
  defaultWagePeriods,
  defaultWageTitle,
  rulePacks,
  type WageFault,
  type WagePeriod,
  wageScheduleFaults,
} from "@guildway/rules";
import { useTexts } from "@guildway/ui";
import { draftOf } from "@guildway/ui/drafts";
import { type FormFault, useFormCore } from "@guildway/ui/forms";
import { showToast } from "@guildway/ui/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { wageSchedulesKey } from "../../wages/wage-schedules-query.ts";
import { texts } from "./texts.ts";
import { dollarsIn } from "./typed-amounts.ts";

/** The wage rules of the product. */
export const wageRules = rulePacks["us-spec"];

/** What is typed of a schedule; without rates it has those that a schedule begins with. */
export interface TypedSchedule {
  title: string;
  entryWage: string;
  rates: readonly WagePeriod[] | undefined;
}

export interface ScheduleProps {
  wageScheduleId?: string | undefined;
  employerProfileId: string;
  apprenticeshipId: string;
  locationId?: string | undefined;
  orgId?: string | undefined;
  accessGrant?: string | undefined;
  onSaved?: ((id: string) => void) | undefined;
}

interface Asked extends ScheduleProps {
  apprenticeship: Pick<RowOf<typeof apprenticeships>, "occupationName"> & { ojtHours: number };
  stored: RowOf<typeof wageSchedules> | undefined;
  onClose(): void;
}

type Fault = FormFault & { wage?: WageFault; code?: string | undefined };

/** A wage schedule while it is written: its steps, what is typed, and how it is saved. */
export function useWageSchedule({ apprenticeship, stored, onClose, ...to }: Asked) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const [draft] = useState(() => draftOf(draftKey(to), isTyped));
  const [step, setStep] = useState<0 | 1>(0);
  const [typed, setTyped] = useState(
    () => draft.read() ?? (stored ? typedOf(stored) : emptyFor(apprenticeship.occupationName)),
  );
  const { ojtHours } = apprenticeship;
  const entryWage = dollarsIn(typed.entryWage);
  const rates = typed.rates ?? defaultWagePeriods(entryWage, ojtHours, wageRules);
  const say = ({ wage, field, code }: Fault) => {
    const refused: Readonly<Record<string, string>> = text.refused;
    if (wage) return text.fault(wage);
    if (code && refused[code]) return refused[code];
    return field === "entryWage" ? text.entryWageFault : text.kept;
  };

  const begin = useFormCore<TypedSchedule, Fault>({
    check: ({ title }) =>
      entryWage === undefined
        ? [...wageFaults({ title }), { field: "entryWage" }]
        : wageFaults({ title, entryWage }),
    send: async () => setStep(1),
    faultsOf: () => [],
    say,
  });
  const finish = useFormCore<TypedSchedule, Fault>({
    check({ title }) {
      const faults = wageFaults({ title, entryWage, wageRates: rates }, ojtHours);
      if (faults[0]) showToast("error", say(faults[0]), { subject: "wage-schedule" });
      return faults;
    },
    async send({ title }) {
      const id = await save(to, { title: title.trim(), entryWage, wageRates: [...rates] });
      draft.forget();
      showToast("success", to.wageScheduleId ? text.updated : text.created);
      await queries.invalidateQueries({ queryKey: wageSchedulesKey });
      to.onSaved?.(id);
      onClose();
    },
    faultsOf(error) {
      console.error(error);
      showToast("error", text.failed, { subject: "wage-schedule" });
      return [{ code: failureCode(error) }];
    },
    say,
  });
  return {
    step,
    typed,
    /** The default where none is typed. */
    entryWage: entryWage ?? wageRules.entryWage / 100,
    rates,
    ojtHours,
    begin,
    finish,
    change(values: Partial<TypedSchedule>) {
      const now = { ...typed, ...values };
      setTyped(now);
      draft.keep(now);
      if (values.rates) finish.mend("wageRates");
    },
    goBack: () => setStep(0),
    next: () => void begin.submit(typed),
    save: () => void finish.submit(typed),
    cancel() {
      draft.forget();
      onClose();
    },
  };
}

export type WageScheduleForm = ReturnType<typeof useWageSchedule>;

const wageFaults = (
  schedule: Parameters<typeof wageScheduleFaults>[0],
  ojtHours?: number,
): Fault[] =>
  wageScheduleFaults(schedule, ojtHours, wageRules).map((wage) => ({ field: wage.field, wage }));

interface Values {
  title: string;
  entryWage: number | undefined;
  wageRates: WagePeriod[];
}

async function save(to: ScheduleProps, values: Values): Promise<string> {
  const { wageScheduleId: id, employerProfileId, apprenticeshipId, locationId, orgId } = to;
  const by = { accessGrant: to.accessGrant };
  if (id) {
    await recordsOf(wageSchedules).update(id, values, by);
    return id;
  }
  const belongs = { employerProfileId, apprenticeshipId, ...(locationId && { locationId }) };
  const made = { ...values, ...belongs, ...(orgId && { orgId }) };
  return (await recordsOf(wageSchedules).create(made, by)).id;
}

const typedOf = ({ title, entryWage, wageRates }: RowOf<typeof wageSchedules>): TypedSchedule => ({
  title: title ?? "",
  entryWage: (entryWage ?? wageRules.entryWage / 100).toFixed(2),
  rates: wageRates ?? undefined,
});

const emptyFor = (occupation: string | null | undefined): TypedSchedule => ({
  title: defaultWageTitle(occupation ?? "", new Date().getFullYear()).trim(),
  entryWage: (wageRules.entryWage / 100).toFixed(2),
  rates: undefined,
});

const draftKey = ({ wageScheduleId, employerProfileId, apprenticeshipId }: ScheduleProps) =>
  `agreements.wage-schedule.${wageScheduleId ?? `${employerProfileId}.${apprenticeshipId}`}`;

function isTyped(kept: unknown): kept is TypedSchedule {
  const { title, entryWage, rates } = (kept ?? {}) as Partial<TypedSchedule>;
  return (
    typeof title === "string" &&
    typeof entryWage === "string" &&
    (rates === undefined || (Array.isArray(rates) && rates.every(isPeriod)))
  );
}

const isPeriod = (kept: unknown): boolean =>
  typeof (kept as WagePeriod | null)?.wageAmount === "number" &&
  typeof (kept as WagePeriod).duration === "number";
