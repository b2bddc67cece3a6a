import { call } from "@guildway/api-client";
import { readFrameAncestors } from "@guildway/api-contract";
import { Card, Loaded, Skeleton, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import styles from "./embed-tool.module.css";
import { texts } from "./texts.ts";

/** The sites on which browsers show the tool of an organization. */
export function EmbedSites({ orgId }: { orgId: string }) {
  const text = useTexts(texts);
  const sites = useQuery({
    queryKey: ["career-pathways", "frame-ancestors", orgId],
    queryFn: ({ signal }) => call(readFrameAncestors, { query: { orgId }, signal }),
    enabled: orgId !== "",
  });
  if (orgId === "") return null;
  return (
    <Card title={text.sites}>
      <Loaded query={sites} waiting={<Skeleton lines={1} />} failed={{ title: text.sitesFailed }}>
        {({ origins }) =>
          origins.length === 0 ? (
            <p>{text.noSites}</p>
          ) : (
            <ul className={styles.sites}>
              {origins.map((origin) => (
                <li key={origin}>{origin}</li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
