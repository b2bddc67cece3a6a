import { type ApiProblem, failureCode, recordsOf } from "@guildway/api-client";
import { type RecordType, savedViews } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { useFormCore } from "@guildway/ui/forms";
import { showToast } from "@guildway/ui/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useOrganizations } from "../organizations.ts";
import type { AnyRoom } from "../room.ts";
import type { View } from "../view.ts";
import { texts } from "./menu-texts.ts";
import { queryOf, type SavedView, savedViewsQuery } from "./saved-view.ts";

interface Fault {
  field?: string;
  says: "missing" | "name" | "too-long" | "too-many" | "gone" | "failed";
}

/** Saves what is shown under a name, or changes a view that is there. */
export function useViewForm({
  room,
  view,
  orgId,
  saved,
  onDone,
}: {
  room: AnyRoom;
  view: View;
  orgId: string | undefined;
  saved: SavedView | undefined;
  onDone: () => void;
}) {
  const text = useTexts(texts);
  const { own } = useOrganizations();
  const queries = useQueryClient();
  return useFormCore<FormData, Fault>({
    check: (values) => (nameIn(values) ? [] : [{ field: "viewName", says: "missing" }]),
    async send(values) {
      const name = nameIn(values);
      const sharedWith = (String(values.get("sharedWith")) || null) as SavedView["sharedWith"];
      const query = queryOf(room, view);
      const views = recordsOf(savedViews);
      if (saved)
        await views.update(saved.id, {
          name,
          sharedWith: sharedWith ?? null,
          ...(values.has("update") && { query }),
        });
      else
        await views.create({
          orgId: orgId ?? own?.id ?? null,
          list: room.record.type as RecordType,
          name,
          query,
          sharedWith: sharedWith ?? null,
        });
      await queries.invalidateQueries({ queryKey: savedViewsQuery(room).queryKey });
      showToast("success", text.saved(name), { subject: "view" });
      onDone();
    },
    faultsOf: (error) => [faultOf(error as ApiProblem)],
    say: ({ says }) => text.faults[says],
  });
}

function faultOf(error: ApiProblem): Fault {
  const code = failureCode(error);
  const field = error.details?.faults?.[0]?.field;
  if (code === "record.too-many") return { says: "too-many" };
  if (code === "record.not-found") return { says: "gone" };
  if (code === "input.invalid" && field === "name") return { field: "viewName", says: "name" };
  if (code === "input.invalid" && field === "query") return { says: "too-long" };
  console.error(error);
  return { says: "failed" };
}

const nameIn = (values: FormData) => String(values.get("viewName")).trim();
