// Runs before the first paint, so that a theme chosen by hand is there from the start; the same key as @guildway/ui's.
try {
  const theme = localStorage.getItem("guildway.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // In a cross-site frame storage throws; the system's theme holds.
}
