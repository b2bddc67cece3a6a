import { type ComponentType, createElement, lazy } from "react";
import { RemoteProblem } from "./remote-problem.ts";

let attempt = 0;

/** From now on what did not come is asked for again. */
export function loadPartsAgain(): void {
  attempt += 1;
}

/** A part of a page that is loaded when it is first drawn. One that did not come is loaded again by the panel's Retry, where React's own `lazy` keeps a failure for ever. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let failedAt: number | undefined;
  const begin = () =>
    lazy(async () => {
      try {
        return { default: (await load()) as ComponentType<object> };
      } catch (error) {
        failedAt = attempt;
        throw new RemoteProblem("down", "A part of the page did not load.", error);
      }
    });
  let part = begin();
  return function LazyPart(props: Props) {
    if (failedAt !== undefined && failedAt < attempt) {
      failedAt = undefined;
      part = begin();
    }
    return createElement(part, props);
  };
}
