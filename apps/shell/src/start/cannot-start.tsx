import { Button } from "@guildway/ui";

import frames from "../frames/frames.module.css";

/** Stands where even the list of remotes did not come. */
export function CannotStart() {
  return (
    <main id="main" className={frames.public}>
      <h1>Guildway is not available right now</h1>
      <p>
        We could not reach the server. Everything you saved is safe. Check your connection and try
        again.
      </p>
      <p>
        <Button variant="primary" onClick={() => location.reload()}>
          Try again
        </Button>
      </p>
    </main>
  );
}
