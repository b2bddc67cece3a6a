/** The router APIs in use, as the one singleton that every front-end shares: BrowserRouter with Routes, which is half the weight of the data router. */
export {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from "react-router-dom";
export type { LinkProps, NavigateOptions, NavLinkProps, To } from "react-router-dom";
