/** One file for the plugin's small helpers, which would be a request each. */
export const runtimeGroup = {
  name: "federation-runtime",
  test: /@module-federation|runtime-core|vite\/preload-helper|rolldown\/runtime/,
};
