import { PDFCheckBox, PDFDocument, PDFTextField } from 'pdf-lib';
import { expect, test } from 'vitest';
import { kycFields, optionId } from '../../contract/kyc-answers.ts';
import { loader } from '../routes/account/kyc-form-pdf.ts';

const call = { url: new URL('https://site.example/KYC-Verification-Form.pdf') } as Parameters<
  typeof loader
>[0];

async function readForm(bytes: ArrayBuffer | Uint8Array) {
  const document = await PDFDocument.load(bytes);
  return { document, form: document.getForm() };
}

/** The names of a field in the PDF: a choice has a box for each option. Sections part them by a dot. */
const expected = kycFields.flatMap((field) => {
  if (field.kind === 'choice') {
    return field.options.map((option) => ({ id: optionId(field.id, option), box: true, lines: false }));
  }
  return [{ id: field.id, box: field.kind === 'checkbox', lines: field.kind === 'prose' }];
});

const nameOf = (field: { getName(): string }) => field.getName().split('.').at(-1) ?? '';

test('the PDF has a field of the right kind for every answer, and can be filled in, saved and read again', async () => {
  const { document, form } = await readForm(await (await loader(call)).arrayBuffer());
  const fields = new Map(form.getFields().map((field) => [nameOf(field), field]));
  expect([...fields.keys()]).toEqual(expected.map(({ id }) => id));

  for (const { id, box, lines } of expected) {
    const field = fields.get(id);
    expect(field?.isReadOnly(), id).toBe(false);
    if (box) {
      expect(field, id).toBeInstanceOf(PDFCheckBox);
      expect((field as PDFCheckBox).isChecked(), id).toBe(false);
      (field as PDFCheckBox).check();
    } else {
      expect(field, id).toBeInstanceOf(PDFTextField);
      const text = field as PDFTextField;
      expect([text.isMultiline(), text.getText() ?? ''], id).toEqual([lines, '']);
      text.setText(`Café Ñandú: ${id}`);
    }
  }

  const again = await readForm(await document.save());
  const read = again.form.getFields().map((field) => ({
    id: nameOf(field),
    answer: field instanceof PDFCheckBox ? field.isChecked() : (field as PDFTextField).getText(),
  }));
  expect(read).toEqual(expected.map(({ id, box }) => ({ id, answer: box ? true : `Café Ñandú: ${id}` })));
});
