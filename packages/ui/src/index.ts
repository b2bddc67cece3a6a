import "./foundation/layers.css";

export { Button, type ButtonProps } from "./actions/button.tsx";
export { buttonClass, type ButtonLook, type ButtonVariant } from "./actions/button-class.ts";
export { IconButton, type IconButtonProps } from "./actions/icon-button.tsx";

export { TextField, type TextFieldProps } from "./fields/text-field.tsx";
export { TextArea, type TextAreaProps } from "./fields/text-area.tsx";
export { SelectField, type SelectFieldProps } from "./fields/select-field.tsx";
export { NumberField, type NumberFieldProps } from "./fields/number-field.tsx";
export { Checkbox, type CheckboxProps } from "./fields/checkbox.tsx";
export {
  CheckboxGroup,
  RadioGroup,
  type CheckboxGroupProps,
  type Choice,
  type RadioGroupProps,
} from "./fields/choice-group.tsx";
export { FieldGroup, type FieldGroupProps } from "./fields/field-group.tsx";
export type { FieldWidth, FieldWords } from "./fields/field-words.ts";

export { Notice, type NoticeKind, type NoticeProps } from "./messages/notice.tsx";
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryError,
} from "./messages/error-summary.tsx";
export { EmptyState, type EmptyStateProps } from "./messages/empty-state.tsx";
export { ErrorState, type ErrorStateProps } from "./messages/error-state.tsx";

export { Loaded, type LoadedProps, type LoadedQuery } from "./messages/loaded.tsx";

export { Dialog, type DialogProps } from "./dialogs/dialog.tsx";
export { useModalElement } from "./dialogs/use-modal-element.ts";
export { ConfirmDialog, type ConfirmDialogProps } from "./dialogs/confirm-dialog.tsx";

export { Card, type CardProps } from "./structure/card.tsx";
export { Tag, type TagTone } from "./structure/tag.tsx";
export { Badge } from "./structure/badge.tsx";
export { Tabs, type Tab, type TabsProps } from "./structure/tabs.tsx";
export { Term } from "./structure/term.tsx";
export { Meter, type MeterProps } from "./structure/meter.tsx";
export { initials } from "./structure/initials.ts";
export { focusHeading } from "./structure/focus-heading.ts";
export { SkipLink } from "./structure/skip-link.tsx";
export { VisuallyHidden } from "./structure/visually-hidden.tsx";

export { DataTable, type DataTableProps } from "./tables/data-table.tsx";
export { SortHeader, type SortDirection, type SortHeaderProps } from "./tables/sort-header.tsx";
export { RowActions } from "./tables/row-actions.tsx";
export { Pagination, type PageStep, type PaginationProps } from "./tables/pagination.tsx";

export { Skeleton, type SkeletonProps } from "./waiting/skeleton.tsx";
export { PageLoading, Spinner } from "./waiting/spinner.tsx";

export { ThemeToggle } from "./theme/theme-toggle.tsx";
export { applyTheme, chooseTheme, storedTheme, type Theme } from "./theme/theme.ts";
export { draftPrefix, tellDraftsForgotten, whenDraftsAreForgotten } from "./theme/kept-drafts.ts";
export { useOnPhone } from "./foundation/use-on-phone.ts";
export { safeStorage } from "./theme/safe-storage.ts";
export { BrandMark, type BrandMarkProps } from "./brand/brand-mark.tsx";
export { UiLanguage } from "./language/ui-language.tsx";
export { LanguageChoice } from "./language/language-choice.tsx";
export { chooseLanguage, speakLanguage } from "./language/page-language.ts";
export { usePageLanguage } from "./language/use-page-language.ts";
export { SpeaksPageLanguage } from "./language/speaks-page-language.tsx";
export { defineTexts, type Texts, type UiLang, useLanguage, useTexts } from "./language/texts.ts";
