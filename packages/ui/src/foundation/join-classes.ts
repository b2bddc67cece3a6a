export function joinClasses(...classes: (string | false | undefined)[]) {
  return classes.filter(Boolean).join(" ");
}
