import { Button, Dialog, Notice, Tabs, Tag, useTexts } from "@guildway/ui";
import { FormFrame } from "@guildway/ui/forms";
import { useId, useState } from "react";
import type { MaterialFile } from "../../material/kinds-of-files.ts";
import type { Material } from "../../material/material-query.ts";
import { materialTexts } from "../../material/texts.ts";
import { FilesTab } from "./files-tab.tsx";
import { isTooLong } from "./material-values.ts";
import { SettingsTab } from "./settings-tab.tsx";
import styles from "./sheet.module.css";
import { texts } from "./texts.ts";
import { useMaterialForm } from "./use-material-form.ts";
import { useUpload } from "./use-upload.ts";
import { useFilePlace, useMaterialOwner } from "./use-material-owner.ts";

interface Props {
  /** Undefined where a new one is made. */
  row?: Material | undefined;
  orgId?: string | undefined;
  onSaved(id: string): void;
  onCancel(): void;
  onClose(): void;
}

/** The form of a material: what it says, and its files. */
export function EditMaterial({ row, orgId, onSaved, onCancel, onClose }: Props) {
  const text = useTexts(texts);
  const { draft } = useTexts(materialTexts);
  const form = useMaterialForm({ row, orgId, onSaved });
  const { core, values, change, conflict } = form;
  const owner = useMaterialOwner(row, orgId);
  const isPublished = row !== undefined && !row.isDraft && !row.noteType;
  const [tab, setTab] = useState("settings");
  const onFiles = (cdnFiles: MaterialFile[]) => change({ cdnFiles });
  const place = useFilePlace(row, owner);
  const uploads = useUpload({ files: values.cdnFiles, onFiles, place });
  const formId = useId();
  const held = isTooLong(values)
    ? text.faults.tooLong
    : uploads.sending.length > 0
      ? text.faults.uploading
      : undefined;
  const cancel = () => {
    form.forget();
    onCancel();
  };
  return (
    <Dialog
      open
      shape="sheet"
      busy={core.busy}
      onClose={onClose}
      title={
        <>
          {row?.title ?? text.add} {values.isDraft && <Tag tone="amber">{draft}</Tag>}
        </>
      }
      footer={
        <>
          {held && <p className={styles.why}>{held}</p>}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={core.busy}
            busyLabel={text.saving}
            disabled={held !== undefined}
          >
            {text.save}
          </Button>
          <Button onClick={cancel}>{text.cancel}</Button>
        </>
      }
    >
      {form.isTakenUp && (
        <Notice>
          <p>{text.taken}</p>
          <Button variant="quiet" onClick={form.startAgain}>
            {text.discard}
          </Button>
        </Notice>
      )}
      <FormFrame id={formId} form={core} onSubmit={() => void core.submit(values)}>
        <Tabs
          label={text.tabs}
          active={tab}
          onChange={setTab}
          tabs={[
            {
              id: "settings",
              label: text.settings,
              panel: <SettingsTab {...{ values, change, core, isPublished }} />,
            },
            {
              id: "files",
              label: text.files,
              count: values.cdnFiles.length,
              panel: <FilesTab files={values.cdnFiles} onFiles={onFiles} uploads={uploads} />,
            },
          ]}
        />
      </FormFrame>
      {conflict && (
        <Dialog
          open
          shape="question"
          title={text.conflict.title}
          onClose={form.closeConflict}
          footer={
            <>
              <Button variant="primary" onClick={() => form.decide(conflict, false)}>
                {text.conflict.theirs}
              </Button>
              <Button onClick={() => form.decide(conflict, true)}>{text.conflict.mine}</Button>
            </>
          }
        >
          <p>{text.conflict.text}</p>
        </Dialog>
      )}
    </Dialog>
  );
}
