import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
  PDFString,
} from 'pdf-lib';
import { type Painted, paintedOn } from './pdf-text.ts';

export interface Structure {
  tag: string;
  alt: string | undefined;
  scope: string | undefined;
  text: string;
  children: Structure[];
  annotations: string[];
}

const nameOf = (value: PDFObject | undefined) => (value instanceof PDFName ? value.decodeText() : undefined);
const textOf = (value: PDFObject | undefined) =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;

function treeReader(document: PDFDocument) {
  const pages = document.getPages();
  const painted = new Map(pages.map((page) => [page.ref, paintedOn(page)]));
  const annotations = new Map(
    pages.flatMap((page) =>
      (page.node.Annots()?.asArray() ?? []).map((annotation) => [annotation, page.ref] as const),
    ),
  );
  const key = (page: PDFRef | undefined, mark: Painted['mark']) => `${page} ${mark}`;
  const unread = new Set(
    [...painted].flatMap(([page, all]) =>
      all.filter(({ mark }) => typeof mark === 'number').map(({ mark }) => key(page, mark)),
    ),
  );
  const problems: string[] = [];

  function readContent(page: PDFRef | undefined, mark: number): string {
    unread.delete(key(page, mark));
    const all = page ? painted.get(page) : undefined;
    return (all ?? [])
      .filter((each) => each.mark === mark)
      .map(({ text }) => text)
      .join('');
  }

  function readAnnotation(reference: PDFObject | undefined, page: PDFRef | undefined): string {
    const annotation = document.context.lookup(reference, PDFDict);
    if (annotations.get(reference as PDFRef) !== page)
      problems.push(`${reference} is not on the page of its element.`);
    annotations.delete(reference as PDFRef);
    const kind = nameOf(annotation.get(PDFName.of('Subtype'))) ?? '';
    const description = annotation.get(PDFName.of(kind === 'Link' ? 'Contents' : 'TU'));
    if (!textOf(description)) problems.push(`${reference} has no description.`);
    return kind;
  }

  function read(dictionary: PDFDict): Structure {
    const get = (name: string) => dictionary.lookup(PDFName.of(name));
    const attributes = get('A');
    const structure: Structure = {
      tag: nameOf(get('S')) ?? '',
      alt: textOf(get('Alt')),
      scope: attributes instanceof PDFDict ? nameOf(attributes.get(PDFName.of('Scope'))) : undefined,
      text: '',
      children: [],
      annotations: [],
    };
    const kids = get('K');
    const ownPage = dictionary.get(PDFName.of('Pg'));
    for (const kid of kids instanceof PDFArray ? kids.asArray() : []) {
      const value = document.context.lookup(kid);
      const pageOf = (part: PDFDict) => (part.get(PDFName.of('Pg')) ?? ownPage) as PDFRef | undefined;
      if (value instanceof PDFNumber) structure.text += readContent(ownPage as PDFRef, value.asNumber());
      else if (!(value instanceof PDFDict)) problems.push(`${structure.tag} has an unknown child.`);
      else if (value.has(PDFName.of('MCID')))
        structure.text += readContent(pageOf(value), value.lookup(PDFName.of('MCID'), PDFNumber).asNumber());
      else if (value.has(PDFName.of('Obj')))
        structure.annotations.push(readAnnotation(value.get(PDFName.of('Obj')), pageOf(value)));
      else {
        const child = read(value);
        structure.children.push(child);
        structure.text += child.text;
      }
    }
    return structure;
  }

  return {
    read,
    /** Problems after the tree is read: content and annotations that are not in it, or outside any mark. */
    problems() {
      const unmarked = [...painted.values()].flat().filter(({ mark }) => mark === undefined);
      return [
        ...problems,
        ...unmarked.map(({ text }) => `“${text}” is neither content nor artifact.`),
        ...[...unread].map((content) => `Content ${content} is in no element.`),
        ...[...annotations.keys()].map((annotation) => `Annotation ${annotation} is in no element.`),
      ];
    },
  };
}

/** A PDF as a screen reader has it: its elements in their order, and what of it cannot be read. */
export async function readStructure(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog } = document;
  const root = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).lookup(PDFName.of('K'), PDFArray);
  const reader = treeReader(document);
  const elements = root.asArray().flatMap((_, index) => reader.read(root.lookup(index, PDFDict)).children);
  const isTrue = (dictionary: string, name: string) =>
    catalog.lookup(PDFName.of(dictionary), PDFDict).lookup(PDFName.of(name)) === PDFBool.True;
  return {
    isMarked: isTrue('MarkInfo', 'Marked'),
    showsTitle: isTrue('ViewerPreferences', 'DisplayDocTitle'),
    language: textOf(catalog.lookup(PDFName.of('Lang'))),
    tabOrders: document.getPages().map(({ node }) => nameOf(node.get(PDFName.of('Tabs')))),
    elements,
    problems: reader.problems(),
  };
}

/** All elements of a kind, in their order, also those within others. */
export function elementsOf(elements: Structure[], pattern: RegExp): Structure[] {
  return elements.flatMap((element) => [
    ...(pattern.test(element.tag) ? [element] : []),
    ...elementsOf(element.children, pattern),
  ]);
}
