import type { RowOf } from "@guildway/api-client";
import type { integrations } from "@guildway/api-contract";
import { fillPath, findManifest, RemotePart } from "@guildway/federation";
import { buttonClass, useTexts } from "@guildway/ui";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import styles from "./show-page.module.css";
import { texts } from "./texts.ts";

type Assistant = RowOf<typeof integrations>;

/**
 * An organization's assistant on the page itself. Its code comes once the place is nearly in sight; until then, and where its
 * remote does not load, its welcome stands here with a link to the assistant's own page.
 */
export function AssistantPlace({ integration }: { integration: Assistant }) {
  const place = useRef<HTMLElement>(null);
  const isNear = useComesNear(place);
  const invitation = <Invitation integration={integration} />;
  const instead = useCallback(() => <Invitation integration={integration} />, [integration]);
  return (
    <section ref={place} className={styles.assistant}>
      {isNear ? (
        <RemotePart
          name="assistant.chat"
          props={{ integrationId: integration.id, place: "part" }}
          loading={invitation}
          unavailable={instead}
        />
      ) : (
        invitation
      )}
    </section>
  );
}

function Invitation({
  integration: { id, name, orgNickname, welcomeMessage },
}: {
  integration: Assistant;
}) {
  const { assistant, ask } = useTexts(texts);
  const path = findManifest("assistant")?.pages["assistant"]?.path;
  const welcome = welcomeMessage?.replaceAll("{ORG_NICKNAME}", () => orgNickname ?? "");
  return (
    <div className={styles.invitation}>
      <h2>{name ?? assistant}</h2>
      {welcome && <p className={styles.body}>{welcome}</p>}
      {path !== undefined && (
        <a className={buttonClass()} href={fillPath(path, {}, { integrationId: id })}>
          {ask}
        </a>
      )}
    </div>
  );
}

/** How far below the window it may be, in pixels. */
const nearBy = 300;

/** Whether an element has come near the part of the page that is in sight; a browser that cannot tell leaves it at the link. */
function useComesNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: `${nearBy}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
