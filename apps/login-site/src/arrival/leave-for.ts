/** Leaves the site; what waits for it waits until the page is gone, so that nothing can be sent twice. */
export function leaveFor(address: string): Promise<never> {
  location.replace(address);
  return new Promise(() => {});
}
