// Runs before the first paint, so that a partner's theme, or one chosen by hand, is there from the start; the same key as @guildway/ui's.
const asked = new URLSearchParams(location.search);
const partners = asked.get("embedded") === "true" && asked.get("theme");
if (partners === "light" || partners === "dark") document.documentElement.dataset.theme = partners;
try {
  const theme = localStorage.getItem("guildway.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // In a cross-site frame storage throws; the system's theme holds.
}
