/** Where mail to an address ends up, for limits: `+` parts and case open no further mailbox, nor do dots at Google. */
export function mailboxOf(address: string): string {
  const [local = "", host = ""] = address.trim().toLowerCase().split("@");
  const [box = ""] = local.split("+");
  return host === "gmail.com" || host === "googlemail.com"
    ? `${box.replaceAll(".", "")}@gmail.com`
    : `${box}@${host}`;
}
