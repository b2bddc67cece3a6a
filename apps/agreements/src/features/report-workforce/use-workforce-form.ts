import type { RowOf } from "@guildway/api-client";
import type { employerProfiles, invites } from "@guildway/api-contract";
import { linkTo } from "@guildway/federation";
import { useNavigate } from "@guildway/router";
import { type WorkforceData, workforceCounts, workforceFaults } from "@guildway/rules";
import { useTexts } from "@guildway/ui";
import { draftOf } from "@guildway/ui/drafts";
import { type FormFault, useFormCore } from "@guildway/ui/forms";
import { showToast } from "@guildway/ui/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { sendWorkforceData } from "./send-workforce-data.ts";
import { texts } from "./texts.ts";

interface Asked {
  invite: RowOf<typeof invites>;
  grant: string | undefined;
  profile: RowOf<typeof employerProfiles>;
}

/** The workforce form: what is known, what was typed and not sent, and what is typed now. */
export function useWorkforceForm({ invite, grant, profile }: Asked) {
  const text = useTexts(texts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const draft = useMemo(() => draftOf(`agreements.workforce.${invite.id}`, isData), [invite.id]);
  const [data, setData] = useState<WorkforceData>(() => draft.read() ?? dataOf(profile));
  const form = useFormCore<WorkforceData, FormFault & { field?: keyof WorkforceData }>({
    check: (typed) => workforceFaults(typed).map((field) => ({ field })),
    async send(typed) {
      await sendWorkforceData(typed, { invite, grant, profile });
      draft.forget();
      queries.removeQueries({ queryKey: ["agreements"] });
      await navigate(linkTo("agreements.inviteMessage", { messageType: "success" }), {
        replace: true,
      });
    },
    faultsOf(error) {
      console.error(error);
      showToast("error", text.failed, { subject: "workforce" });
      return [{}];
    },
    say: ({ field }) => (field === undefined ? text.failed : text.faults[field]),
  });
  return {
    form,
    data,
    change(field: keyof WorkforceData, value: string) {
      const typed = { ...data, [field]: value };
      setData(typed);
      draft.keep(typed);
    },
    submit: () => void form.submit(data),
  };
}

function dataOf(profile: Asked["profile"]): WorkforceData {
  const typed = (value: unknown) => (value === null || value === undefined ? "" : String(value));
  return Object.fromEntries(fields.map((field) => [field, typed(profile[field])])) as WorkforceData;
}

const fields = ["ein", "naicsCode", ...workforceCounts] as const;

function isData(kept: unknown): kept is WorkforceData {
  const of = kept as Partial<WorkforceData> | null;
  return typeof of === "object" && fields.every((field) => typeof of?.[field] === "string");
}
