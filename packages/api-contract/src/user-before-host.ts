/** Whether a web address names a user before its host, as https://bank.test@evil.test does, which leads elsewhere than it says. */
export const hasUserBeforeHost = (address: string): boolean =>
  /^https?:[/\\]*[^/\\?#]*@/i.test(address);
