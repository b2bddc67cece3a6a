import { Link } from "@guildway/router";

/** The fallback screen for every address that no page has. */
export function NotFound() {
  return (
    <>
      <h1>404</h1>
      <p>No page found</p>
      <p>
        <Link to="/">Go to the start page</Link>
      </p>
    </>
  );
}
