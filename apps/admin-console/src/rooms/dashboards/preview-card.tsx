import type { RowOf } from "@guildway/api-client";
import type { dashboards } from "@guildway/api-contract";
import { Card, useTexts } from "@guildway/ui";
import { Preview } from "./preview.tsx";
import { previewTexts } from "./preview-texts.ts";
import { zonesOf } from "./zones.ts";

/** What a dashboard looks like, with the way to what it shows. */
export function PreviewCard({ row }: { row: RowOf<typeof dashboards> }) {
  const { title } = useTexts(previewTexts);
  return (
    <Card title={title}>
      <Preview layout={row.activeLayout} zones={zonesOf(row)} linked />
    </Card>
  );
}
