import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { palette } from './palette.ts';

interface FactRowsProps {
  facts: { label: string; value: ReactNode }[];
  onInk?: boolean;
  /** The size of a value in points; its label is a little smaller. */
  size?: number;
}

/** Facts as a bill of lading has them: the label above, the value below, a hairline between. */
export function FactRows({ facts, onInk = false, size = 9.5 }: FactRowsProps) {
  const line = `0.5pt solid ${onInk ? palette.hairlineOnInk : palette.hairline}`;
  return (
    <View style={{ borderTop: line }}>
      {facts.map(({ label, value }) => (
        <View key={label} style={{ borderBottom: line, paddingVertical: size * 0.68 }} wrap={false}>
          <Text
            style={{
              fontSize: size - 1.5,
              fontWeight: 500,
              color: onInk ? palette.mutedOnInk : palette.muted,
            }}
          >
            {label}
          </Text>
          <Text
            style={{
              marginTop: 2,
              fontSize: size,
              lineHeight: 1.4,
              color: onInk ? palette.onInk : palette.ink,
              fontFeatureSettings: ['tnum'],
            }}
          >
            {value}
          </Text>
        </View>
      ))}
    </View>
  );
}
