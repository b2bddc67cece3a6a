import type { KeyScope } from "@guildway/api-contract";
import { demoApiKeys } from "./demo-keys.ts";
import type { Platform } from "../platform/platform.ts";

/** A key that everybody may know, whose content it reads and what it may do. */
export interface SandboxKey {
  key: string;
  orgId: string;
  scopes: readonly KeyScope[];
  /** It is one of the organization's own keys, and is looked up as they are. */
  isStored: boolean;
}

const lists = ["resources", "resourceGroups", "documents", "courses", "courseTopics"] as const;

const ofDemo: SandboxKey = {
  ...demoApiKeys[0],
  scopes: [...lists, "createPublicUrl"],
  isStored: true,
};

/** The public key of this installation: of the organization that the operator names, else the demo's; undefined where there is none. */
export function sandboxKeyOf({
  settings,
  sealer,
}: Pick<Platform, "settings" | "sealer">): SandboxKey | undefined {
  const orgId = settings.sandboxOrganization;
  if (orgId === undefined) return settings.mode === "demo" ? ofDemo : undefined;
  const key = `gw_sandbox_${sealer.following(`sandbox key of ${orgId}`)}`;
  return { key, orgId, scopes: lists, isStored: false };
}

/** Whether everybody may know a key: the demo's stand in the documents, whichever the installation has. */
export function isSharedKey(key: string, services: Pick<Platform, "settings" | "sealer">): boolean {
  if (demoApiKeys.some((ofDemoWorld) => ofDemoWorld.key === key)) return true;
  // Only a key that could be the public one is compared.
  return key.startsWith("gw_sandbox_") && sandboxKeyOf(services)?.key === key;
}
