import { linkTo } from "@guildway/federation";
import { Link, useParams } from "@guildway/router";
import { texts } from "../features/show-user/texts.ts";
import { UserRecord } from "../features/show-user/user-record.tsx";

export default function UserPage() {
  const { userId = "" } = useParams();
  return (
    <>
      <p>
        <Link to={linkTo("admin-console.users")}>{texts.back}</Link>
      </p>
      <UserRecord userId={userId} />
    </>
  );
}
