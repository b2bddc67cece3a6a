import { linkTo } from "@guildway/federation";
import { Link, useLocation, useParams } from "@guildway/router";
import { texts } from "../features/show-user/texts.ts";
import { UserRecord } from "../features/show-user/user-record.tsx";

export default function UserPage() {
  const { userId = "" } = useParams();
  const state = useLocation().state as { listQuery?: string } | null;
  return (
    <>
      <p>
        <Link to={linkTo("admin-console.users") + (state?.listQuery ?? "")}>{texts.back}</Link>
      </p>
      <UserRecord userId={userId} />
    </>
  );
}
