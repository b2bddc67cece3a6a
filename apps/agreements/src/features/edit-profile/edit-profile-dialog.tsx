import {
  Button,
  ConfirmDialog,
  Dialog,
  Loaded,
  type LoadedQuery,
  PageLoading,
  Tabs,
  useTexts,
} from "@guildway/ui";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { GeneralForm } from "./general-form.tsx";
import { PrivateForm } from "./private-form.tsx";
import type { ProfileOwner } from "./profile-queries.ts";
import { texts } from "./texts.ts";
import { useGeneralForm } from "./use-general-form.ts";
import { usePrivateForm } from "./use-private-form.ts";

type ProfileTab = "general" | "private";

export interface EditProfileProps extends ProfileOwner {
  /** Which part is shown first, the general one unless said otherwise. */
  tab?: ProfileTab | undefined;
  /** Told each time that something was stored, to read the person again. */
  onSaved(): void;
  onClose(): void;
}

/** A person's name and phones, and their private information, which is read only when its tab is opened. */
export function EditProfileDialog({
  tab = "general",
  onSaved,
  onClose,
  ...owner
}: EditProfileProps) {
  const text = useTexts(texts);
  const formId = useId();
  const queries = useQueryClient();
  const [active, setActive] = useState(tab);
  const [isPrivateAsked, askPrivate] = useState(tab === "private");
  const [isLeaving, setLeaving] = useState(false);
  const general = useGeneralForm(owner, () => saved("general"));
  const information = usePrivateForm(owner, isPrivateAsked, () => saved("private"));
  const forms = { general, private: information };
  const shown = forms[active];
  const isBusy = general.form.busy || information.form.busy;
  const isChanged = general.isChanged || information.isChanged;

  function show(part: ProfileTab) {
    if (part === "private") askPrivate(true);
    setActive(part);
  }
  /** What is typed in the other tab is not lost by saving this one. */
  function saved(part: ProfileTab) {
    void queries.invalidateQueries({ predicate: ({ queryKey }) => showsPerson(queryKey) });
    onSaved();
    const other = part === "general" ? "private" : "general";
    if (!forms[other].isChanged) return onClose();
    void forms[part].query.refetch();
    show(other);
  }
  const leave = () => (isChanged ? setLeaving(true) : onClose());
  const panel = (part: ProfileTab, form: ReactNode) => (
    <Loaded
      query={forms[part].query as LoadedQuery<unknown>}
      waiting={<PageLoading text={text.loading} />}
      failed={text.notLoaded}
    >
      {() => form}
    </Loaded>
  );
  return (
    <Dialog
      open
      title={text.title}
      busy={isBusy}
      onClose={leave}
      footer={
        <>
          {shown.query.data !== undefined && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={isBusy}
              busyLabel={text.saving}
            >
              {text.save}
            </Button>
          )}
          <Button onClick={leave} disabled={isBusy}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <Tabs
        label={text.tabs.label}
        active={active}
        onChange={(part) => show(part as ProfileTab)}
        tabs={[
          {
            id: "general",
            label: text.tabs.general,
            panel: panel("general", <GeneralForm id={formId} filled={general} />),
          },
          {
            id: "private",
            label: text.tabs.private,
            panel: panel("private", <PrivateForm id={formId} filled={information} />),
          },
        ]}
      />
      <ConfirmDialog
        open={isLeaving}
        title={text.leave.title}
        text={text.leave.text}
        primaryLabel={text.leave.yes}
        secondaryLabel={text.leave.no}
        danger
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Dialog>
  );
}

/** The remote's other queries may show what was changed; the dialog's own are read again by itself. */
function showsPerson([remote, part]: readonly unknown[]): boolean {
  return remote === "agreements" && part !== "edit-profile";
}
