import { Text, View } from '@react-pdf/renderer';
import type { KycField, KycTexts } from '../../contract/kyc-form.ts';
import { TextBox } from './kyc-input.tsx';
import { palette } from './palette.ts';

const shares = { short: 1, medium: 1.5, long: 2.2 };

/** The same questions for several people: a table with a line for each. */
export function QuestionRows({ rows, texts }: { rows: KycField[][]; texts: KycTexts }) {
  const [first = []] = rows;
  return (
    <View style={{ gap: 6 }}>
      <View style={{ flexDirection: 'row', gap: 8 }}>
        <Text style={{ width: 10 }} />
        {first.map(({ id, key, length }) => (
          <Text key={id} style={{ flex: shares[length], fontSize: 8, fontWeight: 500, color: palette.muted }}>
            {texts.fields[key]}
          </Text>
        ))}
      </View>
      {rows.map((fields, index) => (
        <View key={fields[0]?.id} style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
          <Text style={{ width: 10, fontSize: 9, color: palette.muted }}>{String(index + 1)}</Text>
          {fields.map(({ id, length }) => (
            <View key={id} style={{ flex: shares[length] }}>
              <TextBox name={id} height={22} multiline={false} />
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}
