import PDFKit from 'pdfkit';

type Annotation = PDFKit.Mixins.AnnotationOption & { Subtype?: string; T?: unknown };

/** A node of the structure tree. */
export type Element = PDFKit.PDFStructureElement;

/** A text as pdfkit takes it in a dictionary, where a plain string is a name. */
const pdfString = (text: string) => new String(text) as string;

interface TaggedDocumentOptions extends PDFKit.PDFDocumentOptions {
  /** Label of each form field for screen readers and tooltips, by the field's name. */
  questions?: Map<string, string> | undefined;
}

/** A PDF whose content and annotations are connected to its structure tree, so that a screen reader knows what they are. */
export class TaggedDocument extends PDFKit {
  readonly #questions: Map<string, string> | undefined;
  /** The element of annotations, with a link's text. */
  #owner: { element: Element; text: string } | undefined;
  readonly root: Element;

  constructor({ questions, ...options }: TaggedDocumentOptions) {
    super({ ...options, tagged: true, pdfVersion: '1.7', displayTitle: true, autoFirstPage: false });
    this.#questions = questions;
    this.root = this.struct('Document');
    this.addStructure(this.root);
  }

  /** Draws what only decorates, or repeats on each page; screen readers skip it. */
  drawArtifact(draw: () => void): void {
    this.markContent('Artifact', { type: 'Layout' });
    draw();
    this.endMarkedContent();
  }

  /** Draws the content of an element. */
  drawContent(element: Element, tag: string, draw: () => void): void {
    element.add(this.markStructureContent(tag));
    draw();
    this.endMarkedContent();
  }

  /** Draws a link or a field, whose annotation is added to `element`. */
  drawAnnotated(element: Element, text: string, draw: () => void): void {
    this.#owner = { element, text };
    draw();
    this.#owner = undefined;
    // pdfkit says of an annotation that it is on the page that is drawn when its element ends.
    element.end();
  }

  /** Throws for an annotation outside a link or a field, and for a field without a question. */
  override annotate(x: number, y: number, width: number, height: number, options: Annotation): this {
    const owner = this.#owner;
    if (!owner) throw new Error('The PDF has a link or a field that is not tagged.');
    const described = {
      ...options,
      structParent: owner.element,
      ...(options.Subtype === 'Link'
        ? { Contents: pdfString(owner.text) }
        : { TU: pdfString(this.#questionOf(String(options.T))) }),
    };
    return super.annotate(x, y, width, height, described);
  }

  #questionOf(field: string): string {
    const question = this.#questions?.get(field);
    if (question === undefined) throw new Error(`The form's field ${field} has no question.`);
    return question;
  }

  /** pdfkit writes the title as it is; its own markup has no ampersand. */
  override appendXML(xml: string, newLine?: boolean): void {
    super.appendXML(xml.replaceAll('&', '&amp;'), newLine);
  }
}
