import layoutDocument from '@react-pdf/layout';
import draw from '@react-pdf/render';
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Brand } from '../brand/brand.ts';
import { withTones } from '../brand/tones.ts';
import { brandFamily, familiesOf } from './font.ts';
import type { Element, TaggedDocument } from './tagged-document.ts';

/** Structure types of a tagged PDF (ISO 32000-1, 14.8.4). */
export type Tag =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'Caption'
  | 'TR'
  | 'TH'
  | 'TD';

interface TagProps {
  /** Without, a text is a paragraph, and a view adds nothing to the structure. */
  tag?: Tag;
  /** Cells that a TH is the header of. */
  scope?: 'Column' | 'Row';
  /** Alternative text; without it, the picture is decorative. */
  alt?: string;
}

declare module '@react-pdf/renderer' {
  interface NodeProps extends TagProps {}
}

interface Line {
  string: string;
  box: { x: number };
  runs: { start: number; end: number; xAdvance: number; attributes: { link?: string } }[];
  decorationLines: unknown[];
}

/** A node of the layout, of which the renderer's own type has a variant for each component. */
interface Node {
  type: string;
  props?: TagProps & {
    fill?: string;
    stroke?: string;
    fixed?: boolean;
    /** The same for the parts of a node on several pages. */
    identity?: object;
  };
  style?: Record<string, unknown>;
  box?: Record<string, number> & { left: number; top: number; width: number; height: number };
  children?: Node[];
  lines?: Line[];
  /** Of a piece of text. */
  value?: string;
}

/** Structure element of a node, and the origin of its box. */
interface Place {
  element: Element;
  isInLink: boolean;
  left: number;
  top: number;
}

const containers = new Set(['PAGE', 'VIEW', 'LINK', 'FIELD_SET']);
const fields = new Set(['TEXT_INPUT', 'CHECKBOX']);
const noBorders = { borderTopWidth: 0, borderRightWidth: 0, borderBottomWidth: 0, borderLeftWidth: 0 };

/**
 * A list that hands each item to `drawItem` when the renderer goes through it to draw, which it does once and first. Later
 * it is as any other.
 */
function drawnBy<Item>(items: Item[], drawItem: (item: Item, draw: (item: Item) => void) => void): Item[] {
  const list = [...items];
  list.forEach = (visit) => {
    Reflect.deleteProperty(list, 'forEach');
    items.forEach((item, index) => {
      drawItem(item, (prepared) => visit(prepared, index, list));
    });
  };
  return list;
}

/** A line as one line for each of its links and the text between them. */
function piecesOf(line: Line): Line[] {
  let x = line.box.x;
  return line.runs.map((run, index) => {
    const isLast = index === line.runs.length - 1;
    const piece = {
      ...line,
      box: { ...line.box, x },
      runs: [run],
      decorationLines: isLast ? line.decorationLines : [],
    };
    x += run.xAdvance;
    return piece;
  });
}

function textOf({ value = '', children = [] }: Node): string {
  return value + children.map(textOf).join('');
}

/** A container's background and borders, as a view of their own. */
function decorationOf({ style = {}, box }: Node): Node[] {
  const isDecorated = style.backgroundColor || (box && Object.keys(noBorders).some((side) => box[side]));
  return box && isDecorated ? [{ type: 'VIEW', style, box: { ...box, left: 0, top: 0 }, children: [] }] : [];
}

/** Puts the tones of the brand into the styles of nodes, and into the attributes of drawings. */
function paint(node: Node, brand: Brand): void {
  const painted = (value: unknown): unknown => {
    if (value === brandFamily) return familiesOf(brand.font)[0];
    if (typeof value === 'string') return withTones(value, brand);
    if (Array.isArray(value)) return value.map(painted);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, painted(each)]));
  };
  const { style, props, children = [] } = node;
  if (style) node.style = painted(style) as typeof style;
  if (props?.fill) props.fill = withTones(props.fill, brand);
  if (props?.stroke) props.stroke = withTones(props.stroke, brand);
  for (const child of children) paint(child, brand);
}

/** Gives each node an identity, which its parts keep where the layout divides it between pages. */
function identify({ props, children = [] }: Node): void {
  if (props) props.identity = {};
  children.forEach(identify);
}

/** Gives the nodes of a layout, as they are drawn, their places in the structure tree. */
function tagger(document: TaggedDocument) {
  const elements = new Map<object, Element>();

  function elementOf({ props = {} }: Node, tag: string, parent: Element): Element {
    const { identity = props, scope } = props;
    const known = elements.get(identity);
    if (known) return known;
    const element = document.struct(tag, { scope } as object);
    parent.add(element);
    elements.set(identity, element);
    return element;
  }

  function drawText(node: Node, place: Place, visit: (node: Node) => void) {
    const { props = {}, lines = [] } = node;
    const tag = place.isInLink ? 'Link' : (props.tag ?? 'P');
    const element = place.isInLink ? place.element : elementOf(node, tag, place.element);
    if (!lines.some(({ runs }) => runs.some(({ attributes }) => attributes.link))) {
      document.drawContent(element, tag, () => visit(node));
      return;
    }
    const pieces = drawnBy(lines.flatMap(piecesOf), (piece, drawPiece) => {
      const [run] = piece.runs;
      const draw = () => drawPiece(piece);
      if (run?.attributes.link) drawLink(element, piece.string.slice(run.start, run.end), draw);
      else document.drawContent(element, tag, draw);
    });
    visit({ ...node, lines: pieces });
  }

  function drawLink(parent: Element, text: string, draw: () => void) {
    const link = document.struct('Link');
    parent.add(link);
    document.drawAnnotated(link, text, () => document.drawContent(link, 'Link', draw));
  }

  function drawFigure(node: Node, alt: string, { element, left, top }: Place, visit: (node: Node) => void) {
    const { box = { left: 0, top: 0, width: 0, height: 0 } } = node;
    const [x, y] = [left + box.left, top + box.top];
    const figure = document.struct('Figure', {
      alt,
      ...{ bbox: [x, y, x + box.width, y + box.height] },
    });
    element.add(figure);
    document.drawContent(figure, 'Figure', () => visit(node));
  }

  function drawContainer(node: Node, place: Place, visit: (node: Node) => void) {
    const isLink = node.type === 'LINK';
    const tag = isLink ? 'Link' : node.props?.tag;
    const element = tag ? elementOf(node, tag, place.element) : place.element;
    const draw = () => visit(containerIn(node, { ...place, element, isInLink: isLink || place.isInLink }));
    if (isLink) document.drawAnnotated(element, textOf(node), draw);
    else draw();
  }

  function drawNode(node: Node, place: Place, visit: (node: Node) => void) {
    const { type, props = {} } = node;
    const draw = () => visit(node);
    // A header that is repeated on each page is read once.
    if (props.fixed && (!props.tag || elements.has(props.identity ?? props))) document.drawArtifact(draw);
    else if (containers.has(type)) drawContainer(node, place, visit);
    else if (type === 'TEXT' && (props.tag || textOf(node))) drawText(node, place, visit);
    else if (fields.has(type)) document.drawAnnotated(elementOf(node, 'Form', place.element), '', draw);
    else if (props.alt) drawFigure(node, props.alt, place, visit);
    else document.drawArtifact(draw);
  }

  /** A container that draws nothing but what it contains. */
  function containerIn(node: Node, { element, isInLink, left, top }: Place): Node {
    const { box, style, children = [] } = node;
    const place = { element, isInLink, left: left + (box?.left ?? 0), top: top + (box?.top ?? 0) };
    const decoration = decorationOf(node);
    return {
      ...node,
      style: { ...style, backgroundColor: undefined },
      ...(box && { box: { ...box, ...noBorders } }),
      children: drawnBy([...decoration, ...children], (child, visit) => {
        if (decoration.includes(child)) document.drawArtifact(() => visit(child));
        else drawNode(child, place, visit);
      }),
    };
  }

  return (page: Node) => containerIn(page, { element: document.root, isInLink: false, left: 0, top: 0 });
}

/**
 * Draws a document with its structure, which react-pdf's own function does not write: the steps are those of its
 * `renderToBuffer`. Throws for a link or a field that is not tagged.
 */
export async function drawTagged(
  element: ReactElement<DocumentProps>,
  document: TaggedDocument,
  brand: Brand,
): Promise<void> {
  const lay = layoutDocument as unknown as (node: Node, fonts: typeof Font) => Promise<Node>;
  const source: Node = pdf(element).container.document;
  identify(source);
  paint(source, brand);
  const layout = await lay(source, Font);
  const pages = layout.children?.map(tagger(document));
  (draw as unknown as (document: TaggedDocument, layout: Node) => void)(document, {
    ...layout,
    ...(pages && { children: pages }),
  });
}
