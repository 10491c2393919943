import type { ShipmentsStrings } from '#features/shipments/strings.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';
import { Link, PlainLink } from '#ui/locale.tsx';

export interface OnwardProps {
  phone: string;
  strings: ShipmentsStrings['track']['form'];
}

export function TrackOnward({ phone, strings }: OnwardProps) {
  return (
    <p className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
      <PlainLink className="link" href="/track">
        {strings.again}
      </PlainLink>
      <Link className="link" to="/contactus">
        {strings.write}
      </Link>
      <a className="link tabular" href={telephoneUrl(phone)}>
        {strings.call} {phone}
      </a>
    </p>
  );
}
