import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocalPath } from './locale.tsx';

/** How long a message can be read before the page changes (specification, section 9). */
const patienceMs = 1000;

/** Gives a function that goes to another page, in the page's locale, a second later; not when the reader has gone elsewhere by then. */
export function useGoLater(): (path: string) => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { key } = useLocation();
  const going = useRef<{ from: string; timer: number }>(undefined);
  useEffect(() => {
    if (going.current?.from !== key) clearTimeout(going.current?.timer);
  }, [key]);
  useEffect(() => () => clearTimeout(going.current?.timer), []);
  return (path) => {
    clearTimeout(going.current?.timer);
    const { href } = window.location;
    // React may still render the page that the reader has gone to.
    const go = () => window.location.href === href && void navigate(localPath(path));
    going.current = { from: key, timer: window.setTimeout(go, patienceMs) };
  };
}
