import { useAuth } from "@guildway/auth";
import { safeStorage, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, useEffect, useState } from "react";

import { texts as frameTexts } from "../frames/texts.ts";
import { useWhatOpens } from "../guard-page/use-what-opens.ts";
import { startAnew } from "../session/forget-person.ts";
import { useRoutes } from "../start/routes-context.ts";
import type { Given } from "./given.ts";
import { hasCommandKey, isPaletteKey } from "./is-palette-key.ts";
import { closePalette, openPalette, usePaletteOpen } from "./open-state.ts";
import { texts } from "./texts.ts";

const storedAt = "guildway.recently-opened";

/** Stands once on a page: Ctrl+K or ⌘K opens the command palette to who is signed in; its code comes with its first opening. */
export function CommandPalette() {
  const text = useTexts(texts);
  const isOpen = usePaletteOpen();
  const isSignedIn = useAuth(({ status }) => status === "signed-in");
  const isSignedOut = useAuth(({ status }) => status === "signed-out");
  const [Palette, setPalette] = useState<ComponentType<Given>>();

  useEffect(() => {
    if (!isSignedIn) return closePalette();
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      if (usePaletteOpen.getState()) closePalette();
      // Not over a dialog, whose answer is waited for.
      else if (!document.body.classList.contains("modal-open")) openPalette();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isSignedIn]);

  useEffect(() => {
    // Nothing of who has signed out is left for the next.
    if (isSignedOut) safeStorage.remove(storedAt);
  }, [isSignedOut]);

  useEffect(() => {
    if (!isOpen || Palette) return;
    import("./palette.tsx").then(
      (loaded) => setPalette(() => loaded.Palette),
      () => {
        closePalette();
        showToast("error", text.notLoaded);
      },
    );
  }, [isOpen, Palette, text]);

  const { opens } = useWhatOpens();
  const queries = useQueryClient();
  const given = {
    routes: useRoutes(),
    opens,
    groups: useTexts(frameTexts).groups,
    command: hasCommandKey() ? "⌘" : text.control,
    storedAt,
    startAnew: () => void startAnew(queries),
    close: closePalette,
  };
  return isOpen && isSignedIn && Palette ? <Palette {...given} /> : null;
}
