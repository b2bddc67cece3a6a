import { useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type Person,
  personChanges,
  personFaults,
  type PersonField,
  personFields,
  personOf,
} from "./person.ts";
import { personQuery, type ProfileOwner } from "./profile-queries.ts";
import { savePerson } from "./save-profile.ts";
import { texts } from "./texts.ts";
import { useProfileForm } from "./use-profile-form.ts";

const nobody = personOf({} as Parameters<typeof personOf>[0]);

/** The name and the phones of a user: as they are stored, and as they are typed. */
export function useGeneralForm(owner: ProfileOwner, onSaved: () => void) {
  const text = useTexts(texts);
  const query = useQuery(personQuery(owner));
  const [typed, setTyped] = useState<Partial<Person>>({});
  const before = query.data ? personOf(query.data) : nobody;
  const person = { ...before, ...typed };
  const form = useProfileForm<Person, PersonField>({
    fields: personFields,
    check: (now) =>
      personFaults(now).map((field) => ({
        field,
        message: text.nameNeeded[field as keyof typeof text.nameNeeded],
      })),
    save: (now) => savePerson(owner, before, now),
    onSaved,
  });
  return {
    query,
    form,
    person,
    isChanged: Object.keys(personChanges(before, person)).length > 0,
    change: (field: PersonField, value: string) => setTyped({ ...typed, [field]: value }),
    submit: () => void form.submit(person),
  };
}

export type GeneralForm = ReturnType<typeof useGeneralForm>;
