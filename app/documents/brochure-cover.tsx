import { Image, Page, Text, View } from '@react-pdf/renderer';
import type { BrochureContent } from './brochure-content.ts';
import { palette } from './palette.ts';
import { Wordmark } from './wordmark.tsx';

/** The first page: one picture, one sentence, who it is from. */
export function BrochureCover({ company, coverPicture, strings }: BrochureContent) {
  const { heading, text, facts } = strings.cover;
  return (
    <Page size="LETTER" bookmark={strings.title} style={{ backgroundColor: palette.ink }}>
      <View style={{ paddingHorizontal: 54, paddingVertical: 38 }}>
        <Wordmark name={company.name} color={palette.onInk} />
      </View>
      <Image src={coverPicture} style={{ width: 612, height: 372, objectFit: 'cover' }} />
      <View
        style={{
          flexGrow: 1,
          justifyContent: 'space-between',
          padding: 54,
          paddingTop: 38,
          paddingBottom: 40,
        }}
      >
        <View>
          <Text
            style={{
              width: 430,
              fontSize: 33,
              fontWeight: 600,
              lineHeight: 1.08,
              letterSpacing: -0.7,
              color: palette.onInk,
            }}
          >
            {heading}
          </Text>
          <Text
            style={{ width: 380, marginTop: 14, fontSize: 11, lineHeight: 1.5, color: palette.bodyOnInk }}
          >
            {text}
          </Text>
        </View>
        <View style={{ flexDirection: 'row', gap: 24 }}>
          {facts.map(({ label, value }) => (
            <View
              key={label}
              style={{ flex: 1, borderTop: `0.5pt solid ${palette.hairlineOnInk}`, paddingTop: 7 }}
            >
              <Text style={{ fontSize: 8, fontWeight: 500, color: palette.mutedOnInk }}>{label}</Text>
              <Text style={{ marginTop: 2, fontSize: 9.5, color: palette.onInk }}>{value}</Text>
            </View>
          ))}
        </View>
      </View>
    </Page>
  );
}
