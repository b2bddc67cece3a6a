import { call } from "@guildway/api-client";
import { listPasskeys } from "@guildway/api-contract";
import { Loaded, Notice, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";

import { AccountLayout } from "../layout/account-layout.tsx";
import styles from "../layout/rows.module.css";
import { useKeyboardStays } from "../layout/use-keyboard-stays.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { canHavePasskeys } from "./make-passkey.ts";
import { PasskeyRow } from "./passkey-row.tsx";
import { passkeysKey } from "./passkeys-key.ts";
import { texts } from "./texts.ts";

/** One's own passkeys: what they are, those that there are, and a new one. */
export function PasskeysPage() {
  const text = useTexts(texts);
  const query = useQuery({ queryKey: passkeysKey, queryFn: () => call(listPasskeys) });
  useKeyboardStays(query.data?.items.length);
  return (
    <AccountLayout section="passkeys" intro={text.intro}>
      <Loaded query={query} failed={{ title: text.notLoaded, text: text.notLoadedText }}>
        {({ items, offered, passwordNeeded }) => (
          <>
            {items.length > 0 && (
              <ul className={styles.rows} aria-label={text.list}>
                {items.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )}
            {!offered && <Notice>{text.notOffered}</Notice>}
            {offered && !canHavePasskeys() && <Notice kind="warning">{text.notSupported}</Notice>}
            {offered && canHavePasskeys() && (
              <AddPasskey passwordNeeded={passwordNeeded} taken={items.map(({ name }) => name)} />
            )}
          </>
        )}
      </Loaded>
    </AccountLayout>
  );
}
