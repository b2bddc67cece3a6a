import { remotePreset } from "@guildway/federation/vite";

import { manifest } from "./src/manifest.ts";

export default remotePreset({ root: import.meta.dirname, manifest });
