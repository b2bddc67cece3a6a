import { Link } from "@guildway/router";
import { Notice, useTexts } from "@guildway/ui";

import { sectionPath } from "../layout/sections.ts";
import { texts } from "./texts.ts";

/** The form that had the focus is gone, so what took its place has it. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** What follows of a changed password. */
export function PasswordChanged() {
  const text = useTexts(texts);
  return (
    <div role="status" tabIndex={-1} ref={focusOn} style={{ outline: "none" }}>
      <Notice kind="success" title={text.changed}>
        {text.whatEnded} <Link to={sectionPath("passkeys")}>{text.passkeys}</Link>
      </Notice>
    </div>
  );
}
