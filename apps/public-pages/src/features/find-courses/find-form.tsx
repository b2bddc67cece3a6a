import { useLocation, useNavigate } from "@guildway/router";
import { Button, Checkbox, defineTexts, TextField, useTexts } from "@guildway/ui";
import type { SubmitEvent } from "react";
import { queryFor, type Sought, soughtIn } from "../../course/catalogue-query.ts";
import styles from "./find-courses.module.css";

const texts = defineTexts(
  {
    name: "Find courses",
    search: "Search by title",
    open: "Open for enrollment",
    live: "Live now",
    find: "Search",
  },
  {
    name: "Buscar cursos",
    search: "Buscar por título",
    open: "Inscripción abierta",
    live: "En vivo ahora",
    find: "Buscar",
  },
);

/** Asks which courses to show; without a script the browser sends the form to the same address. */
export function FindForm({ sought }: { sought: Sought }) {
  const text = useTexts(texts);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    void navigate(pathname + queryFor(soughtIn(typed)));
  };
  return (
    // What is sought elsewhere, such as by going back, is what the form then says.
    <form
      key={queryFor(sought)}
      role="search"
      aria-label={text.name}
      action={pathname}
      className={styles.form}
      onSubmit={find}
      data-no-print=""
    >
      <div className={styles.words}>
        <TextField label={text.search} name="q" type="search" defaultValue={sought.words} />
        <Button type="submit" variant="primary">
          {text.find}
        </Button>
      </div>
      {sought.tag && <input type="hidden" name="tag" value={sought.tag} />}
      <div className={styles.filters}>
        <Checkbox label={text.open} name="open" value="true" defaultChecked={sought.isOpen} />
        <Checkbox label={text.live} name="live" value="true" defaultChecked={sought.isLive} />
      </div>
    </form>
  );
}
