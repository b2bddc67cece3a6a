import { defineRemote } from "@guildway/federation/manifest";

import type { manifest } from "./manifest.ts";

export const remote = defineRemote<typeof manifest>({
  pages: {
    assistant: () => import("./pages/assistant.page.tsx"),
  },
  modals: {},
  parts: {
    chat: () => import("./pages/assistant-chat.tsx").then((file) => file.AssistantChat),
  },
});
