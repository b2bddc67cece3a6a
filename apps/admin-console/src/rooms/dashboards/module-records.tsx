import { type ModuleKind, moduleKinds, type PageModule, recordTypes } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { RecordsInput } from "../../room/form/records-input.tsx";
import { editorTexts } from "./editor-texts.ts";

/** The records that a module shows, in their order. */
export function ModuleRecords({
  name,
  module: { moduleType, selectedIds = [] },
  orgId,
  onChange,
}: {
  name: string;
  module: PageModule;
  orgId: string | undefined;
  onChange(ids: string[]): void;
}) {
  const { selects } = useTexts(editorTexts);
  const kind = moduleKinds[moduleType];
  return (
    <RecordsInput
      of={recordTypes[kind.records]}
      among={fittingOnly(kind)}
      ordered={kind.most > 1}
      most={kind.most}
      name={`${name}-records`}
      label={selects[moduleType]}
      hint={undefined}
      error={undefined}
      value={selectedIds}
      saved={selectedIds}
      orgId={orgId}
      onChange={(ids) => onChange(ids as string[])}
    />
  );
}

/** Those that fit: links or embedded pieces, and no notes, which stand on no page. */
function fittingOnly({ records: type, widgets }: ModuleKind): Record<string, string | null> {
  if (widgets) return { "type[eq]": widgets };
  return type === "materials" ? { "noteType[is]": null } : {};
}
