/** Whether an address names a user before its host, as https://bank.test@evil.test does, which leads elsewhere than it says. */
export const hasUserBeforeHost = (address: string): boolean =>
  /^https?:[/\\]*[^/\\?#]*@/i.test(address);

/** What makes an address read otherwise than a browser takes it: marks that nobody sees or that turn what follows round, and a backslash, which a browser takes for a slash. */
const misleading = /[\\\p{Cc}\p{Cf}]/u;

/** Whether an address leads where it says to who reads it. */
export const readsAsItLeads = (address: string): boolean =>
  !misleading.test(address) && !hasUserBeforeHost(address);

/** Whether a text is a web address, or a path on our own site, as every stored one is: it leads where it says. */
export const isWebAddress = (text: string): boolean =>
  /^(?:https?:\/\/\S|\/(?!\/))\S*$/i.test(text) && readsAsItLeads(text);
