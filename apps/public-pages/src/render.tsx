import { renderer } from "@guildway/rendering";
import { manifest } from "./manifest.ts";
import { remote } from "./remote.tsx";

/** Makes the HTML of the pages that are readable without a script. */
export const render = renderer(manifest, remote);
