/** The keys with which programs read the demo world's content, and which everybody may know; only their hashes are kept. */
export const demoApiKeys = [
  { key: "gw_demo_content_key", orgId: "org-keystone", name: "Demo content" },
  { key: "gw_demo_valley_key", orgId: "org-valley", name: "Demo content" },
] as const;
