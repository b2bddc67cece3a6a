import { failureCode, type RowOf } from "@guildway/api-client";
import type { pages } from "@guildway/api-contract";
import { Card, Loaded, Notice, Skeleton, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { recordQuery } from "../../room/record/record-query.ts";
import { dashboardsRoom } from "../dashboards/dashboards.room.ts";
import { Preview } from "../dashboards/preview.tsx";
import { previewTexts } from "../dashboards/preview-texts.ts";
import { zonesOf } from "../dashboards/zones.ts";
import { texts } from "./texts.ts";

/** What stands on a page, or that it shows nothing. */
export function PagePicture({ row: { dashboardId } }: { row: RowOf<typeof pages> }) {
  const { nothing } = useTexts(texts);
  if (!dashboardId) return <Notice kind="warning">{nothing}</Notice>;
  return <Shown dashboardId={dashboardId} />;
}

function Shown({ dashboardId }: { dashboardId: string }) {
  const { gone } = useTexts(texts);
  const { title } = useTexts(previewTexts);
  return (
    <Loaded
      query={useQuery(recordQuery(dashboardsRoom, dashboardId))}
      waiting={<Skeleton lines={8} />}
      missing={{
        is: (error) => failureCode(error) === "record.not-found",
        content: <Notice kind="warning">{gone}</Notice>,
      }}
    >
      {(dashboard) => (
        <Card title={title}>
          <Preview layout={dashboard["activeLayout"]} zones={zonesOf(dashboard)} linked />
        </Card>
      )}
    </Loaded>
  );
}
