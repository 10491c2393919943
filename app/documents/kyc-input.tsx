import { Canvas, Checkbox, TextInput, View } from '@react-pdf/renderer';
import { palette } from './palette.ts';

/**
 * A field is typed in the font that was last drawn with, and the typeface is embedded with the letters of the labels
 * only. So Helvetica, which every viewer has, comes first.
 */
function TypingFont() {
  return (
    <Canvas
      style={{ position: 'absolute', width: 1, height: 1 }}
      paint={(painter) => {
        painter.font('Helvetica');
        return null;
      }}
    />
  );
}

/** A field to type into. */
export function TextBox({ name, height, multiline }: { name: string; height: number; multiline: boolean }) {
  return (
    <View style={{ backgroundColor: palette.ground, borderBottom: `0.75pt solid ${palette.outline}` }}>
      <TypingFont />
      <TextInput name={name} fontSize={10} multiline={multiline} style={{ height }} />
    </View>
  );
}

/** A box to tick; on a printed page, to cross. */
export function TickBox({ name }: { name: string }) {
  return (
    <View
      style={{
        width: 12,
        height: 12,
        border: `1pt solid ${palette.outline}`,
        backgroundColor: palette.ground,
      }}
    >
      <TypingFont />
      {/* Without xMark the renderer draws a cross into the empty box. */}
      <Checkbox name={name} xMark style={{ width: 10, height: 10 }} />
    </View>
  );
}
