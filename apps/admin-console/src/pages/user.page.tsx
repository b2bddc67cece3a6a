import { linkTo } from "@guildway/federation";
import { Link, useParams } from "@guildway/router";

export default function UserPage() {
  const { userId } = useParams();
  return (
    <>
      <h1>User {userId}</h1>
      <p>
        <Link to={linkTo("admin-console.users")}>Back to all users</Link>
      </p>
    </>
  );
}
