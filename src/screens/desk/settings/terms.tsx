import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import { useLastOutcome } from '../../../ui/desk/outcome-toast.tsx';
import { DeskSection } from '../../../ui/desk/page-parts.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/terms';
import { InputAt, OptionalAt, Row, TextAreaAt } from './part/fields.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';

const { terms: t, pages } = settings;

export const loader = (call: Route.LoaderArgs) => loadPart(call, 'company');
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '../../../features/identity/private-headers.ts';
export const meta = deskTitle(pages.terms.title);

export default function TermsSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { trade, kyc } = t;
  return (
    <PartPage page="terms" loaded={loaderData} outcome={useLastOutcome(actionData)}>
      <DeskSection id="trade" title={trade.title} text={trade.text}>
        <OptionalAt path="tradeTerms" label={trade.shown} blank={{ name: '' }}>
          <InputAt path="tradeTerms.name" label={trade.name} />
          <InputAt path="tradeTerms.url" label={trade.url} type="url" isOptional />
          <TextAreaAt path="tradeTerms.text" label={trade.wording} rows={8} isOptional />
        </OptionalAt>
      </DeskSection>
      <DeskSection id="kyc" title={kyc.title} text={kyc.text}>
        <Row>
          <InputAt path="kyc.validForMonths" label={kyc.valid} type="number" min={1} />
          <InputAt path="kyc.keepDocumentsForMonths" label={kyc.keep} type="number" min={1} />
        </Row>
      </DeskSection>
    </PartPage>
  );
}
