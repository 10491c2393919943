import { Page, Text, View } from '@react-pdf/renderer';
import type { BrochureContent } from './brochure-content.ts';
import { PageFooter } from './page-footer.tsx';
import { palette } from './palette.ts';
import { printable } from './printable.ts';
import { SectionOpening } from './section-opening.tsx';

/** How a request is answered, in steps with the number that matters in each. */
export function BrochureSteps({ steps, company, strings }: BrochureContent) {
  return (
    <Page
      size="LETTER"
      bookmark={steps.label}
      style={{ padding: 54, paddingTop: 84, backgroundColor: palette.bone }}
    >
      <SectionOpening label={steps.label} heading={steps.heading} />
      <View style={{ marginTop: 56 }}>
        {steps.list.map(({ title, figure, text }, index) => (
          <View
            key={title}
            style={{ flexDirection: 'row', paddingVertical: 36, borderTop: `0.5pt solid ${palette.outline}` }}
            wrap={false}
          >
            <Text style={{ width: 22, fontSize: 12.5, color: palette.muted, fontFeatureSettings: ['tnum'] }}>
              {String(index + 1)}
            </Text>
            <Text style={{ width: 130, fontSize: 12.5, fontWeight: 600, color: palette.ink }}>{title}</Text>
            <View style={{ flex: 1 }}>
              <Text
                style={{
                  fontSize: 36,
                  fontWeight: 600,
                  lineHeight: 1,
                  letterSpacing: -0.9,
                  color: palette.ink,
                }}
              >
                {figure}
              </Text>
              <Text style={{ marginTop: 14, fontSize: 11, lineHeight: 1.55, color: palette.body }}>
                {printable(text)}
              </Text>
            </View>
          </View>
        ))}
      </View>
      <PageFooter text={company.name} pageOf={strings.pageOf} />
    </Page>
  );
}
