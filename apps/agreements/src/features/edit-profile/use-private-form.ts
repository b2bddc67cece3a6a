import {
  type PrivateAnswer,
  privateAnswers,
  type PrivateFault,
  privateFaults,
  type PrivateInformation,
  storedDay,
  withAnswer,
} from "@guildway/rules";
import { useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { changesOf, informationOf } from "./private-values.ts";
import { informationQuery, type ProfileOwner } from "./profile-queries.ts";
import { saveInformation } from "./save-profile.ts";
import { texts } from "./texts.ts";
import { useProfileForm } from "./use-profile-form.ts";

/** The private information of a user: as it is stored, read once `isAsked`, and as it is typed. */
export function usePrivateForm(owner: ProfileOwner, isAsked: boolean, onSaved: () => void) {
  const text = useTexts(texts);
  const query = useQuery({ ...informationQuery(owner), enabled: isAsked });
  const [typed, setTyped] = useState<PrivateInformation>();
  const stored = query.data ?? { id: undefined, values: {}, isBroken: false };
  const [today] = useState(() => storedDay(new Date(), undefined));
  const answers = typed ?? informationOf(stored.values);
  const form = useProfileForm<PrivateInformation, PrivateAnswer>({
    fields: privateAnswers,
    check: (now) =>
      privateFaults(now, today).map((fault) => ({
        field: fault.field,
        message: messageOf(fault, text),
      })),
    save: (now) => saveInformation(owner, stored, now),
    onSaved() {
      setTyped(undefined);
      onSaved();
    },
  });
  return {
    query,
    form,
    answers,
    today,
    /** The number as it is stored, its last four digits. */
    keptNumber: stored.values.ssn ?? undefined,
    isBroken: stored.isBroken,
    isChanged: typed !== undefined && Object.keys(changesOf(stored.values, typed)).length > 0,
    change<Field extends PrivateAnswer>(field: Field, answer: PrivateInformation[Field]) {
      setTyped(withAnswer(answers, field, answer));
    },
    submit: () => void form.submit(answers),
  };
}

export type PrivateForm = ReturnType<typeof usePrivateForm>;

function messageOf({ field, is }: PrivateFault, text: (typeof texts)["en"]): string {
  if (field === "ssn") return is === "missing" ? text.number.missing : text.number.malformed;
  if (is === "malformed") return text.zipMalformed;
  const answer = text.answers[field];
  if (is === "too-long-ago") return text.tooLongAgo(answer);
  return is === "missing" ? text.missing(answer) : text.inTheFuture(answer);
}
