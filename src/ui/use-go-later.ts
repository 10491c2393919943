import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocalPath } from './locale.tsx';

/** Milliseconds to read a message before navigation (specification, section 9). */
const patienceMs = 1000;

/** Returns a function that navigates within the page's locale a second later, unless the reader navigates first. */
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
    // React may still render the page that the reader navigated to.
    const go = () => window.location.href === href && void navigate(localPath(path));
    going.current = { from: key, timer: window.setTimeout(go, patienceMs) };
  };
}
