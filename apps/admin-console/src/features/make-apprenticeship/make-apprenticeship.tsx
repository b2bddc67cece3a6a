import { employerProfiles, location } from "@guildway/api-contract";
import { linkTo, usePageFrame } from "@guildway/federation";
import { Link } from "@guildway/router";
import { hoursOff } from "@guildway/rules";
import { evenly } from "@guildway/rules/program";
import {
  Button,
  Card,
  Checkbox,
  NumberField,
  TextField,
  useLanguage,
  useTexts,
} from "@guildway/ui";
import { FormFrame } from "@guildway/ui/forms";
import { RecordChoice } from "../../room/choose/record-choice.tsx";
import { WageRatesInput } from "../../rooms/wage-schedules/wage-rates-input.tsx";
import type { Program } from "./made-of-program.ts";
import styles from "./make-apprenticeship.module.css";
import { TakenOver } from "./taken-over.tsx";
import { texts } from "./texts.ts";
import { useMakeApprenticeship } from "./use-make-apprenticeship.ts";

/** Makes an apprenticeship at an employer, and its wage schedule, of a training program. */
export function MakeApprenticeship({ program }: { program: Program }) {
  const text = useTexts(texts);
  usePageFrame({ title: text.title });
  const { typed, set, form, isHalfMade } = useMakeApprenticeship(program);
  const orgId = program.orgId ?? undefined;
  const ojtHours = program.ojtHours ?? 0;
  const number = new Intl.NumberFormat(useLanguage());
  const off = hoursOff(typed.wageRates, ojtHours);
  const shareOut = () => {
    const hours = evenly(ojtHours, typed.wageRates.length);
    set({ wageRates: typed.wageRates.map((one, at) => ({ ...one, duration: hours[at]! })) });
  };
  return (
    <div className={styles.page}>
      <p>
        <Link to={linkTo("admin-console.trainingPrograms", { id: program.id })}>
          {program.title}
        </Link>
      </p>
      <header>
        <h1>{text.title}</h1>
        <p className={styles.intro}>{text.intro}</p>
      </header>
      <TakenOver program={program} />
      <FormFrame form={form} onSubmit={() => void form.submit(typed)}>
        <Card title={text.where}>
          <fieldset className={styles.fields} disabled={isHalfMade}>
            <RecordChoice
              id="employerProfileId"
              name="employerProfileId"
              label={text.employer}
              of={employerProfiles}
              orgId={orgId}
              none={text.choose}
              value={typed.employerProfileId}
              error={form.errorOf("employerProfileId")}
              onChange={({ target }) => set({ employerProfileId: target.value })}
            />
            <RecordChoice
              name="locationId"
              label={text.location}
              optional
              of={location}
              orgId={orgId}
              none={text.noLocation}
              value={typed.locationId}
              onChange={({ target }) => set({ locationId: target.value })}
            />
            <TextField
              type="date"
              name="startDate"
              label={text.startDate}
              optional
              value={typed.startDate}
              onChange={({ target }) => set({ startDate: target.value })}
            />
          </fieldset>
        </Card>
        <Card title={text.schedule}>
          <div className={styles.fields}>
            <Checkbox
              name="hasSchedule"
              label={text.hasSchedule}
              hint={program.wagePeriods?.length ? text.plannedHint : text.usualHint}
              checked={typed.hasSchedule}
              onChange={({ target }) => set({ hasSchedule: target.checked })}
            />
            {typed.hasSchedule && (
              <>
                <TextField
                  id="title"
                  name="title"
                  label={text.scheduleTitle}
                  value={typed.title}
                  error={form.errorOf("title")}
                  onChange={({ target }) => set({ title: target.value })}
                />
                <NumberField
                  id="entryWage"
                  name="entryWage"
                  label={text.entryWage}
                  hint={text.entryWageHint}
                  before="$"
                  value={typed.entryWage}
                  error={form.errorOf("entryWage")}
                  onChange={({ target }) => set({ entryWage: target.value })}
                />
                <WageRatesInput
                  name="wageRates"
                  label={text.wageRates}
                  hint={text.wageRatesHint(number.format(ojtHours))}
                  error={form.errorOf("wageRates")}
                  value={typed.wageRates}
                  saved={undefined}
                  orgId={orgId}
                  onChange={(rates) => set({ wageRates: rates as typeof typed.wageRates })}
                />
                {off !== 0 && Number.isFinite(off) && (
                  <div className={styles.off}>
                    <span>{text.hoursOff(off)}</span>
                    <Button variant="quiet" onClick={shareOut}>
                      {text.shareOut(number.format(ojtHours))}
                    </Button>
                  </div>
                )}
              </>
            )}
          </div>
        </Card>
        <div>
          <Button type="submit" variant="primary" busy={form.busy} busyLabel={text.making}>
            {isHalfMade ? text.makeSchedule : typed.hasSchedule ? text.makeBoth : text.makeAlone}
          </Button>
        </div>
      </FormFrame>
    </div>
  );
}
