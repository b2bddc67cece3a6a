export { type Draft, draftOf, forgetDrafts } from "./draft.ts";
export { FormDialog, type FormDialogProps } from "./form-dialog.tsx";
export { FormFrame, type FormFrameProps } from "./form-frame.tsx";
export { type FormCore, type FormFault, type FormTask, useFormCore } from "./use-form-core.ts";
