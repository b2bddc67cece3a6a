import { lazyPart } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useId, useState } from "react";
import type { AnyRoom } from "../room.ts";
import type { View } from "../view.ts";
import { isShown, type SavedView, savedViewsQuery } from "./saved-view.ts";
import { texts } from "./texts.ts";
import { useOpenMenu } from "./use-open-menu.ts";
import styles from "./views.module.css";

const ViewsMenu = lazyPart(async () => (await import("./views-menu.tsx")).ViewsMenu);
const ViewDialog = lazyPart(async () => (await import("./view-dialog.tsx")).ViewDialog);

/** Names the saved view that is shown and opens the menu of all, whose code comes when it is opened. */
export function ViewsButton({
  room,
  view,
  orgId,
}: {
  room: AnyRoom;
  view: View;
  /** The organization whose records are shown; undefined where all are. */
  orgId: string | undefined;
}) {
  const text = useTexts(texts);
  const { isOpen, setIsOpen, menu, button, close } = useOpenMenu();
  const menuId = useId();
  const [asked, setAsked] = useState<SavedView | "new">();
  const saved = useQuery(savedViewsQuery(room));
  const shown = saved.data?.find((one) => isShown(room, one, view));
  return (
    <>
      <div ref={menu} className={styles.views}>
        <Button
          ref={button}
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? menuId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.shown}>{shown ? text.view(shown.name ?? "") : text.views}</span>
        </Button>
        {isOpen && (
          <Suspense>
            <ViewsMenu
              id={menuId}
              room={room}
              views={saved}
              shown={shown}
              orgId={orgId}
              onClose={close}
              onAsk={(about) => {
                // A dialog gives the focus back to where it was.
                close();
                setAsked(about);
              }}
            />
          </Suspense>
        )}
      </div>
      {asked && (
        <Suspense>
          <ViewDialog
            room={room}
            view={view}
            orgId={orgId}
            saved={asked === "new" ? undefined : asked}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
