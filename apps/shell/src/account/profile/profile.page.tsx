import { useAuth } from "@guildway/auth";
import { Link } from "@guildway/router";
import { roleName } from "@guildway/rules";
import { useLanguage, useTexts } from "@guildway/ui";

import { AccountLayout } from "../layout/account-layout.tsx";
import { sectionPath } from "../layout/sections.ts";
import { DisplayNameForm } from "./display-name-form.tsx";
import { Picture } from "./picture.tsx";
import styles from "./profile.module.css";
import { texts } from "./texts.ts";

/** Who one is here: the picture and the name that others see, and what only staff can change. */
export function ProfilePage() {
  const text = useTexts(texts);
  const lang = useLanguage();
  const auth = useAuth();
  if (auth.status !== "signed-in") return null;
  const { user, organization } = auth;
  return (
    <AccountLayout section="profile" intro={text.intro}>
      <Picture user={user} />
      <DisplayNameForm user={user} />
      <dl className={styles.facts}>
        <dt>{text.name}</dt>
        <dd>{user.name}</dd>
        <dt>{text.email}</dt>
        <dd>
          {user.email} <Link to={sectionPath("email")}>{text.changeEmail}</Link>
        </dd>
        <dt>{text.organization}</dt>
        <dd>{organization.name}</dd>
        <dt>{text.role}</dt>
        <dd>{roleName(user.role, organization.type, lang)}</dd>
      </dl>
      <p className={styles.quiet}>{text.byStaff}</p>
    </AccountLayout>
  );
}
