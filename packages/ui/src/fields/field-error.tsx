import CircleAlert from "lucide-react/icons/circle-alert";
import { useWords } from "../language/words.ts";
import { VisuallyHidden } from "../structure/visually-hidden.tsx";
import styles from "./fields.module.css";

export function FieldError({ id, text }: { id: string | undefined; text: string | undefined }) {
  const words = useWords();
  if (!text) return null;
  return (
    <p className={styles.error} id={id}>
      <CircleAlert aria-hidden="true" />
      <span>
        <VisuallyHidden>{words.errorPrefix} </VisuallyHidden>
        {text}
      </span>
    </p>
  );
}
