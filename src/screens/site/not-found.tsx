import { data } from 'react-router';

/** Any unknown address; the error boundary of src/root.tsx says so. */
export function loader(): null {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
