import { Text, View } from '@react-pdf/renderer';
import { optionId } from '../../contract/kyc-answers.ts';
import type { KycField, KycTexts } from '../../contract/kyc-form.ts';
import { TextBox, TickBox } from './kyc-input.tsx';
import { palette } from './palette.ts';

const lineWidth = 504;
const gap = 12;
const parts = { short: 3, medium: 2, long: 1 };

/** Where answers of this length stand side by side, how wide each is. */
function widthOf({ length }: KycField): number {
  return (lineWidth - gap * (parts[length] - 1)) / parts[length];
}

const answer = { fontSize: 9.5, lineHeight: 1.4, color: palette.ink };

function Question({ field, texts }: { field: KycField; texts: KycTexts }) {
  const label = texts.fields[field.key];
  if (field.kind === 'checkbox') {
    return (
      <View style={{ flexDirection: 'row', gap: 9 }}>
        <TickBox name={field.id} />
        <Text style={{ ...answer, flex: 1 }}>{label}</Text>
      </View>
    );
  }
  if (field.kind === 'choice') {
    return (
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' }}>
        <Text style={answer}>{label}</Text>
        <View style={{ flexDirection: 'row', gap: 16 }}>
          {field.options.map((option) => (
            <View key={option} style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
              <TickBox name={optionId(field.id, option)} />
              <Text style={answer}>{texts.options[option]}</Text>
            </View>
          ))}
        </View>
      </View>
    );
  }
  return (
    <View style={{ gap: 3 }}>
      <Text style={{ fontSize: 8, fontWeight: 500, color: palette.muted }}>{label}</Text>
      <TextBox name={field.id} height={field.kind === 'prose' ? 54 : 22} multiline={field.kind === 'prose'} />
    </View>
  );
}

/** Questions in lines: the short ones side by side. */
export function Questions({ fields, texts }: { fields: KycField[]; texts: KycTexts }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: gap, rowGap: 8 }}>
      {fields.map((field) => (
        <View key={field.id} style={{ width: widthOf(field) }}>
          <Question field={field} texts={texts} />
        </View>
      ))}
    </View>
  );
}
