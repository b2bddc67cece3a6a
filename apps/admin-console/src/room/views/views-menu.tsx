import { isAdminLevel, useAuth } from "@guildway/auth";
import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Button, IconButton, Notice, Skeleton, Tag, useTexts } from "@guildway/ui";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import type { AnyRoom } from "../room.ts";
import { texts } from "./menu-texts.ts";
import type { SavedView } from "./saved-view.ts";
import styles from "./views.module.css";

/** The saved views of a room, one's own and those that are shared, and the way to save what is shown. */
export function ViewsMenu({
  id,
  room,
  views: { data: views, isError },
  shown,
  orgId,
  onClose,
  onAsk,
}: {
  id: string;
  room: AnyRoom;
  views: { data?: readonly SavedView[] | undefined; isError: boolean };
  shown: SavedView | undefined;
  orgId: string | undefined;
  onClose: () => void;
  onAsk: (about: SavedView | "new") => void;
}) {
  const text = useTexts(texts);
  const auth = useAuth();
  const user = auth.status === "signed-in" ? auth.user : undefined;
  const own = views?.filter(({ userId }) => userId === user?.id) ?? [];
  const shared =
    views?.filter((one) => !own.includes(one) && (!orgId || one.orgId === orgId)) ?? [];
  const listed = (title: string, some: readonly SavedView[], mayChange: boolean) =>
    some.length > 0 && (
      <section aria-label={title}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <ul className={styles.list}>
          {some.map((one) => (
            <li key={one.id} className={styles.row}>
              <Link
                className={styles.link}
                to={`${linkTo(room.page)}${one.query && `?${one.query}`}`}
                aria-current={one.id === shown?.id ? "true" : undefined}
                onClick={onClose}
              >
                {one.name}
              </Link>
              {one.sharedWith && mayChange && <Tag>{text.readers[one.sharedWith]}</Tag>}
              {mayChange && (
                <IconButton
                  name={text.change(one.name ?? "")}
                  icon={<Pencil />}
                  onClick={() => onAsk(one)}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <div id={id} className={styles.menu}>
      {isError ? (
        <Notice kind="danger">{text.failed}</Notice>
      ) : !views ? (
        <Skeleton lines={2} />
      ) : (
        <>
          {own.length + shared.length === 0 && <p className={styles.none}>{text.none}</p>}
          {listed(text.yours, own, true)}
          {listed(text.shared, shared, user !== undefined && isAdminLevel(user.role))}
        </>
      )}
      <Button className={styles.save} variant="quiet" icon={<Plus />} onClick={() => onAsk("new")}>
        {text.save}
      </Button>
    </div>
  );
}
