import { call } from "@guildway/api-client";
import { listSessions } from "@guildway/api-contract";
import { Loaded, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";

import { AccountLayout } from "../layout/account-layout.tsx";
import styles from "../layout/rows.module.css";
import { useKeyboardStays } from "../layout/use-keyboard-stays.ts";
import { EndOthers } from "./end-others.tsx";
import { sessionsKey } from "./sessions-key.ts";
import { SessionRow } from "./session-row.tsx";
import { texts } from "./texts.ts";

/** Where one is signed in, and how to end it. */
export function SessionsPage() {
  const text = useTexts(texts);
  const query = useQuery({ queryKey: sessionsKey, queryFn: () => call(listSessions) });
  useKeyboardStays(query.data?.items.length);
  return (
    <AccountLayout section="sessions" intro={text.intro}>
      <Loaded query={query} failed={{ title: text.notLoaded, text: text.notLoadedText }}>
        {({ items }) => (
          <>
            <ul className={styles.rows} aria-label={text.list}>
              {/* The one at hand first, then those used last. */}
              {items.toSorted(compareUse).map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {items.length > 1 ? (
              <EndOthers count={items.length - 1} />
            ) : (
              <p className={styles.quiet}>{text.noOthers}</p>
            )}
          </>
        )}
      </Loaded>
    </AccountLayout>
  );
}

interface Used {
  current: boolean;
  lastUsedAt: string;
}

const compareUse = (one: Used, other: Used) =>
  Number(other.current) - Number(one.current) || (one.lastUsedAt < other.lastUsedAt ? 1 : -1);
