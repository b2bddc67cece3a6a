import { call, failureCode } from "@guildway/api-client";
import { type listSessions, type ReplyOf, revokeSession } from "@guildway/api-contract";
import { signOut } from "@guildway/auth";
import { Button, Tag, useTexts, VisuallyHidden } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import Tablet from "lucide-react/icons/tablet";
import { useId } from "react";

import { deviceOf } from "../device/device-of.ts";
import { useDeviceName } from "../device/use-device-name.ts";
import styles from "../layout/rows.module.css";
import { Moment } from "../moment/moment.tsx";
import { sessionsKey } from "./sessions-key.ts";
import { texts } from "./texts.ts";

const icons = { phone: Smartphone, tablet: Tablet, computer: Monitor };

type Session = ReplyOf<typeof listSessions>["items"][number];

/** One session: where, since when, and the button that ends it. */
export function SessionRow({ session }: { session: Session }) {
  const text = useTexts(texts);
  const device = deviceOf(session.userAgent);
  const name = useDeviceName()(device);
  const sinceId = useId();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => call(revokeSession, { params: { id: session.id } }),
    onSuccess: () => showToast("success", text.ended(name)),
    // One that has ended by itself is as gone as one that was ended.
    onError: (error) =>
      failureCode(error) === "record.not-found" ||
      showToast("error", text.notEnded, { stays: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
  const Icon = icons[device.kind];
  return (
    <li className={styles.row}>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {session.current && <Tag tone="accent">{text.current}</Tag>}
        </p>
        <p id={sinceId} className={styles.quiet}>
          {text.signedIn} <Moment at={session.createdAt} />
        </p>
        {!session.current && (
          <p className={styles.quiet}>
            {text.lastUsed} <Moment at={session.lastUsedAt} />
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {session.current ? (
          <Button busyLabel={text.ending} onClick={() => void signOut()}>
            {text.signOut}
          </Button>
        ) : (
          <Button
            busy={end.isPending}
            busyLabel={text.ending}
            aria-describedby={sinceId}
            onClick={() => end.mutate()}
          >
            {text.end}
            <VisuallyHidden> {text.endOn(name)}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}
