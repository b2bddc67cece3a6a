import { useAuth } from "@guildway/auth";
import { useNavigate } from "@guildway/router";
import { useModalElement, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";

import type { Entry } from "./entry.ts";
import { foundRecords } from "./find-records.ts";
import type { Given } from "./given.ts";
import { PaletteFoot } from "./palette-foot.tsx";
import { PaletteList } from "./palette-list.tsx";
import { texts } from "./palette-texts.ts";
import { noteOpened } from "./recently-opened.ts";
import { useGroups } from "./use-groups.ts";
import { useSettled } from "@guildway/ui/use-settled";
import "./palette.css";

/** So long a pause in typing is waited for. */
const pause = 120;

/** The command palette: a field and below it what it finds, screens, records and actions, all of it by keyboard. */
export function Palette(given: Given) {
  const { close, command, storedAt } = given;
  const text = useTexts(texts);
  const listId = useId();
  const navigate = useNavigate();
  const modal = useModalElement({ onClose: close, busy: false });
  const [typed, setTyped] = useState("");
  const wanted = typed.trim();
  const asked = useSettled(wanted, pause);
  const search = useQuery(foundRecords(asked));
  const isLooking = wanted.length >= 2 && !search.isError;
  const isBehind = isLooking && (asked !== wanted || search.isPlaceholderData || search.isPending);
  const groups = useGroups(typed, (wanted.length >= 2 && search.data?.items) || [], given);
  const entries = groups.flatMap((group) => group.entries);
  const [chosenKey, choose] = useState<string>();
  const active = entries.find(({ key }) => key === chosenKey) ?? entries[0];
  const [opensNext, openNext] = useState<{ typed: string; apart: boolean }>();

  const open = (entry: Entry, apart = false) => {
    if ("run" in entry.does) {
      close();
      entry.does.run();
      return;
    }
    note(storedAt, entry, entry.does.to);
    if (apart) window.open(entry.does.to, "_blank", "noopener");
    else {
      close();
      void navigate(entry.does.to);
    }
  };

  // Who pressed Enter before the answer came is taken to the first thing that it has.
  const isAnswered = opensNext !== undefined && !isBehind;
  const openFirst = useEffectEvent(() => {
    if (opensNext?.typed === wanted && active) open(active, opensNext.apart);
  });
  useEffect(() => {
    if (isAnswered) openFirst();
  }, [isAnswered]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      const apart = event.ctrlKey || event.metaKey;
      const isChosen = active !== undefined && active.key === chosenKey;
      const isSure = isChosen || groups[0]?.stands === true || !isBehind;
      if (!isSure) openNext({ typed: wanted, apart });
      else if (active) open(active, apart);
      return;
    }
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
    const step = steps[event.key as keyof typeof steps];
    if (step === undefined || entries.length === 0) return;
    event.preventDefault();
    choose(entries[indexAfter(entries.indexOf(active!), step, entries.length)]!.key);
  };

  return (
    <dialog
      {...modal}
      className="palette"
      data-register="staff"
      aria-label={text.title}
      closedby="any"
    >
      <div className="palette-frame">
        <div className="palette-head">
          <Search size={18} aria-hidden="true" />
          <input
            className="palette-input"
            type="text"
            role="combobox"
            aria-label={text.title}
            aria-expanded="true"
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && `${listId} ${active.key}`.replaceAll(" ", "-")}
            placeholder={text.hint}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            enterKeyHint="go"
            maxLength={200}
            data-autofocus=""
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              choose(undefined);
              openNext(undefined);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="palette-close" onClick={close}>
            {text.close}
          </button>
        </div>
        <PaletteList
          id={listId}
          groups={groups}
          active={active}
          onOpen={open}
          onFollow={(entry) => "to" in entry.does && note(storedAt, entry, entry.does.to)}
          isBehind={isBehind}
        />
        <PaletteFoot
          command={command}
          typed={wanted}
          count={entries.length}
          isBehind={isBehind}
          failed={search.isError && wanted.length >= 2 ? () => void search.refetch() : undefined}
        />
      </div>
    </dialog>
  );
}

function note(storedAt: string, { key, name, also }: Entry, to: string): void {
  const auth = useAuth.getState();
  const [kind, recordType] = key.split(" ");
  if (auth.status !== "signed-in" || kind === "action") return;
  noteOpened(storedAt, auth.user, {
    to,
    name,
    also,
    recordType: kind === "record" ? recordType : undefined,
  });
}

/** One step past an end begins at the other; longer ones stop there. */
function indexAfter(index: number, step: number, length: number): number {
  if (Math.abs(step) === 1) return (index + step + length) % length;
  return Math.min(Math.max(index + step, 0), length - 1);
}
