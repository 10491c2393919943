import { Text, View } from '@react-pdf/renderer';
import { fill } from '../../contract/format.ts';
import { palette } from './palette.ts';

/** The foot of every page: who it is from, and which page this is. */
export function PageFooter({ text, pageOf }: { text: string; pageOf: string }) {
  return (
    <View
      fixed
      style={{
        position: 'absolute',
        left: 54,
        right: 54,
        bottom: 26,
        paddingTop: 7,
        borderTop: `0.5pt solid ${palette.hairline}`,
        flexDirection: 'row',
        justifyContent: 'space-between',
        fontSize: 8,
        color: palette.muted,
      }}
    >
      <Text>{text}</Text>
      <Text
        style={{ fontFeatureSettings: ['tnum'] }}
        render={({ pageNumber, totalPages }) => fill(pageOf, { page: pageNumber, pages: totalPages })}
      />
    </View>
  );
}
