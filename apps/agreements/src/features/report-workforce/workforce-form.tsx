import type { RowOf } from "@guildway/api-client";
import { employerProfiles, type invites, type location } from "@guildway/api-contract";
import { workforceCounts, type WorkforceCount } from "@guildway/rules";
import {
  Button,
  Loaded,
  Notice,
  NumberField,
  PageLoading,
  TextField,
  useTexts,
} from "@guildway/ui";
import { FormFrame } from "@guildway/ui/forms";
import { useQuery } from "@tanstack/react-query";
import { WageSchedulesCard } from "../../wages/wage-schedules-card.tsx";
import { recordQuery } from "../../records/record-query.ts";
import { texts } from "./texts.ts";
import { useWorkforceForm } from "./use-workforce-form.ts";
import styles from "./workforce.module.css";

interface Props {
  invite: RowOf<typeof invites>;
  grant: string | undefined;
  place: RowOf<typeof location> | undefined;
  organizationName: string;
}

/** An employer reports who works there, once for each invitation. */
export function WorkforceForm({ invite, grant, place, organizationName }: Props) {
  const text = useTexts(texts);
  const id = invite.employerProfileId;
  const query = useQuery({
    ...recordQuery(employerProfiles, id ?? "", grant),
    enabled: Boolean(id) && grant !== undefined,
  });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {place?.locationImage && <img className={styles.image} src={place.locationImage} alt="" />}
        <h1>{place?.name ?? text.title}</h1>
        {place && <p className={styles.lead}>{text.program(place.name ?? "", organizationName)}</p>}
        <p className={styles.why}>{text.why}</p>
      </header>
      {id ? (
        <Loaded query={query} waiting={<PageLoading text={text.loading} />} failed={text.notLoaded}>
          {(profile) => <Form invite={invite} grant={grant} profile={profile} />}
        </Loaded>
      ) : (
        <Notice kind="warning">
          <p>{text.noEmployer}</p>
        </Notice>
      )}
    </div>
  );
}

function Form({
  invite,
  grant,
  profile,
}: Pick<Props, "invite" | "grant"> & { profile: RowOf<typeof employerProfiles> }) {
  const text = useTexts(texts);
  const { form, data, change, submit } = useWorkforceForm({ invite, grant, profile });
  const field = (name: keyof typeof data) => ({
    name,
    label: text.fields[name],
    value: data[name],
    error: form.errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change(name, currentTarget.value),
  });
  const counts = (of: "totalEmployees" | "totalJourneyWorkers") =>
    workforceCounts
      .filter((name) => name.startsWith(of))
      .map((name: WorkforceCount) => (
        <NumberField key={name} {...field(name)} asterisk whole required />
      ));
  return (
    <FormFrame form={form} onSubmit={submit}>
      <p>{text.needed}</p>
      <section className={styles.section}>
        <h2>1. {text.sections.company}</h2>
        <TextField
          {...field("ein")}
          asterisk
          required
          hint={text.einHint}
          placeholder="XX-XXXXXXX"
          width="medium"
          maxLength={20}
        />
        <TextField {...field("naicsCode")} width="medium" inputMode="numeric" maxLength={10} />
      </section>
      <section className={styles.section}>
        <h2>2. {text.sections.employees}</h2>
        {counts("totalEmployees")}
      </section>
      <section className={styles.section}>
        <h2>3. {text.sections.journeyworkers}</h2>
        {counts("totalJourneyWorkers")}
      </section>
      {invite.apprenticeshipId && invite.hasAccessCode && (
        <div className={styles.wages}>
          <WageSchedulesCard
            title={`4. ${text.sections.wages}`}
            filters={{ apprenticeshipId: invite.apprenticeshipId }}
            employerProfileId={profile.id}
            apprenticeshipId={invite.apprenticeshipId}
            accessGrant={grant}
            canEdit
          />
        </div>
      )}
      <Button type="submit" variant="primary" busy={form.busy} busyLabel={text.saving}>
        {text.save}
      </Button>
    </FormFrame>
  );
}
