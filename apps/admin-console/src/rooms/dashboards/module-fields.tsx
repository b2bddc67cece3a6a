import { moduleBackgrounds, moduleKinds, type PageModule } from "@guildway/api-contract";
import { SelectField, useTexts } from "@guildway/ui";
import styles from "./editor.module.css";
import { editorTexts } from "./editor-texts.ts";
import { ModuleRecords } from "./module-records.tsx";

/** What a module shows, and how. */
export function ModuleFields({
  id,
  module,
  orgId,
  onChange,
}: {
  id: string;
  module: PageModule;
  orgId: string | undefined;
  onChange(to: PageModule): void;
}) {
  const { displays, backgrounds, ...editor } = useTexts(editorTexts);
  const ways = moduleKinds[module.moduleType].displays;
  const background = moduleBackgrounds.find((one) => one === module.styling?.["background"]);
  return (
    <>
      <ModuleRecords
        name={id}
        module={module}
        orgId={orgId}
        onChange={(selectedIds) => onChange({ ...module, selectedIds })}
      />
      <div className={styles.looks}>
        {ways.length > 1 && (
          <SelectField
            label={editor.display}
            value={ways.find((way) => way === module.display) ?? ways[0]}
            onChange={({ target }) => onChange({ ...module, display: target.value })}
          >
            {ways.map((way) => (
              <option key={way} value={way}>
                {displays[way]}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={editor.background}
          value={background ?? moduleBackgrounds[0]}
          onChange={({ target }) =>
            onChange({ ...module, styling: { ...module.styling, background: target.value } })
          }
        >
          {moduleBackgrounds.map((one) => (
            <option key={one} value={one}>
              {backgrounds[one]}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
