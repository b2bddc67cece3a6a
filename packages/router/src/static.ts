/** The router where no browser is. */
export { StaticRouter } from "react-router-dom";
