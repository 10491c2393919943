import { data } from 'react-router';

/** Matches any unknown address; the error boundary of src/root.tsx renders it. */
export function loader(): null {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
