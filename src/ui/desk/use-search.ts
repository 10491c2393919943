import { useLocation } from 'react-router';

/** Returns the parameters of the page's address. React Router's own hook would enlarge the scripts of all pages. */
export function useSearch(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
