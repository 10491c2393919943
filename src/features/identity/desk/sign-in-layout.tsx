import { Outlet } from 'react-router';
import '#ui/styles/desk.css';

export const handle = { hydrate: 'idle', frame: 'desk' };

/** Holds the pages by which staff come in: the desk's looks without its rail. */
export default function Entry() {
  return <Outlet />;
}
