/** How the release of a source ends that was not imported but came with the project. */
export const starterEnding = ", starter set";
