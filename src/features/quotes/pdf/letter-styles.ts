import { palette } from '#platform/pdf/layout.tsx';

/** Between the frame and what is in it. */
export const edge = 14;
export const [body, small] = [9, 7.75];
export const frame = `1.5pt solid ${palette.ink}`;
export const rule = `0.75pt solid ${palette.ink}`;
export const hairline = `0.5pt solid ${palette.hairline}`;
export const tabular = { fontFeatureSettings: ['tnum' as const] };
export const text = { fontSize: body, lineHeight: 1.35, color: palette.body };
export const part = { fontSize: body, fontWeight: 600 as const, color: palette.ink };
export const label = { fontSize: small, fontWeight: 500 as const, color: palette.muted };

/** A row between the sides of the frame, which go on over the ends of pages. */
export const row = { borderLeft: frame, borderRight: frame, paddingHorizontal: edge, marginTop: -0.25 };
