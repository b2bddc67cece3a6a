import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";

export default function HomePage() {
  return (
    <>
      <h1>Courses</h1>
      <p>
        <Link to={linkTo("admin-console.users")}>See all users</Link>
      </p>
    </>
  );
}
