import type { FieldInputProps } from "./field-input.tsx";
import { StoredFileInput } from "./stored-file-input.tsx";
import styles from "./stored-file-input.module.css";

const pictures = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" } as const;

/** A picture that everybody may see. */
export function ImageInput(field: FieldInputProps) {
  return <StoredFileInput {...field} words="picture" kinds={pictures} Shown={Chosen} />;
}

function Chosen({ text }: { text: string }) {
  return <img className={styles.image} src={text} alt="" />;
}
