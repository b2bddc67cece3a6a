/** Where one registers by an invitation: its link with the invitation's id appended; undefined where it has no link that a browser follows. */
export function registerAddress(
  link: string | null | undefined,
  inviteId: string,
): string | undefined {
  return link && /^https?:\/\//i.test(link) ? link + encodeURIComponent(inviteId) : undefined;
}
