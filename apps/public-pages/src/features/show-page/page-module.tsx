import { type PageModule as Module, moduleBackgrounds, moduleKinds } from "@guildway/api-contract";
import type { ReactNode } from "react";
import { MaterialBody } from "../../material/material-body.tsx";
import { AssistantPlace } from "./assistant-place.tsx";
import { EmbedWidget } from "./embed-widget.tsx";
import { LinkWidgets } from "./link-widgets.tsx";
import { MaterialList } from "./material-list.tsx";
import type { ShownRecords } from "./shown-records.ts";
import styles from "./show-page.module.css";

/** A module of a page with what it shows; one that has nothing to show is left out. */
export function PageModule({ module, shown }: { module: Module; shown: ShownRecords }) {
  const content = contentOf(module, shown);
  if (content === null) return null;
  const asked = module.styling?.["background"];
  const background = moduleBackgrounds.find((one) => one === asked) ?? moduleBackgrounds[0];
  return (
    <div className={styles.module} data-kind={module.moduleType} data-background={background}>
      {content}
    </div>
  );
}

function contentOf(
  { moduleType, selectedIds = [], display }: Module,
  shown: ShownRecords,
): ReactNode {
  const { displays } = moduleKinds[moduleType];
  const look = displays.find((one) => one === display) ?? displays[0] ?? "";
  const chosen = <Row,>(rows: ReadonlyMap<string, Row>) =>
    selectedIds.map((id) => rows.get(id)).filter((row) => row !== undefined);
  const widgets = chosen(shown.widgets);
  const materials = chosen(shown.materials);
  switch (moduleType) {
    case "LINK_WIDGETS_LIST": {
      const links = widgets.filter(({ type }) => type === "link");
      return links.length > 0 ? <LinkWidgets links={links} display={look} /> : null;
    }
    case "EMBED_WIDGETS_LIST": {
      const embeds = widgets.filter(({ type }) => type === "embed");
      return embeds.length > 0
        ? embeds.map((embed) => <EmbedWidget key={embed.id} embed={embed} />)
        : null;
    }
    case "MATERIALS_LIST":
      return materials.length > 0 ? <MaterialList materials={materials} display={look} /> : null;
    case "MATERIAL":
      return materials[0] ? (
        <article className={styles.material}>
          <h2>{materials[0].title}</h2>
          <MaterialBody material={materials[0]} beneath={2} />
        </article>
      ) : null;
    case "ASSISTANT": {
      const [assistant] = chosen(shown.integrations);
      return assistant ? <AssistantPlace integration={assistant} /> : null;
    }
  }
}
