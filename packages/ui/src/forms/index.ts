export { type Draft, draftOf, forgetDrafts } from "./draft.ts";
export { FormFrame, type FormFrameProps } from "./form-frame.tsx";
export { type FormCore, type FormFault, type FormTask, useFormCore } from "./use-form-core.ts";
