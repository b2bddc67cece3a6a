/** What is known of a link without opening it. */
interface Known {
  id: string;
  hasAccessCode?: boolean | null;
  inactive?: boolean | null;
}

/** Of the links to a page, the oldest first, the one that who comes without is sent to: one without a code before one with. */
export function wayBack<Link extends Known>(links: readonly Link[]): Link | undefined {
  const active = links.filter(({ inactive }) => inactive !== true);
  return active.find(({ hasAccessCode }) => hasAccessCode !== true) ?? active[0];
}
