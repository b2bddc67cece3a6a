import { defineManifest } from "@guildway/federation/manifest";
import type { AssistantChatProps } from "./pages/assistant-chat.tsx";

export const manifest = defineManifest({
  id: "assistant",
  title: { en: "Assistant", es: "Asistente" },
  owner: "the Assistant team",
  federation: 1,
  pages: {
    // It has its own bar, since it also stands in other sites' frames.
    assistant: {
      path: "/external/assistant",
      frame: "bare",
      access: "public",
      title: "Assistant",
    },
  },
  modals: {},
  parts: { chat: {} },
});

declare module "@guildway/federation" {
  interface KnownRemotes {
    assistant: typeof manifest;
  }
  interface PartProps {
    "assistant.chat": AssistantChatProps;
  }
}
