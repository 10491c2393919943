import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import type { StoredSettings } from '#features/settings/settings.ts';
import { currencies } from '#platform/values/money.ts';
import { useLastOutcome } from '#ui/desk/outcome-toast.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/company';
import { ChoiceAt, InputAt, OptionalAt, Row, TickAt } from './part/fields.tsx';
import { ListAt } from './part/list-at.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';

const { company: t, pages } = settings;

export const loader = (call: Route.LoaderArgs) => loadPart(call, 'company');
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export const meta = deskTitle(pages.company.title);

const currencyOptions = currencies.map((code) => ({ value: code, title: code }));

type Company = StoredSettings['company'];

function SocialSection() {
  const { social } = t;
  return (
    <DeskSection id="social" title={social.title} text={social.text}>
      <ListAt<Company['social'][number]>
        path="social"
        add={social.add}
        blank={{ name: '' }}
        nameOf={({ name }) => name}
        isOrdered
      >
        {(path) => (
          <Row>
            <InputAt path={`${path}.name`} label={social.name} />
            <InputAt path={`${path}.url`} label={social.url} type="url" isOptional />
          </Row>
        )}
      </ListAt>
    </DeskSection>
  );
}

function DeveloperSection() {
  const { developer } = t;
  return (
    <DeskSection id="developer" title={developer.title} text={developer.text}>
      <OptionalAt path="developer" label={developer.shown} blank={{ name: '' }}>
        <Row>
          <InputAt path="developer.name" label={developer.name} />
          <InputAt path="developer.url" label={developer.url} type="url" isOptional />
        </Row>
      </OptionalAt>
    </DeskSection>
  );
}

export default function CompanySettings({ loaderData, actionData }: Route.ComponentProps) {
  const { names, contact, business } = t;
  return (
    <PartPage page="company" loaded={loaderData} outcome={useLastOutcome(actionData)}>
      <DeskSection id="names" title={names.title}>
        <div className="space-y-4">
          <Row>
            <InputAt path="name" label={names.name} />
            <InputAt path="legalName" label={names.legalName} />
            <InputAt path="founded" label={names.founded} type="date" />
          </Row>
          <TickAt path="womanOwned" label={names.womanOwned} off={false} />
        </div>
      </DeskSection>
      <DeskSection id="contact" title={contact.title}>
        <Row>
          <InputAt path="phone" label={contact.phone} help={contact.phoneHelp} type="tel" />
          <InputAt
            path="whatsapp"
            label={contact.whatsapp}
            help={contact.whatsappHelp}
            type="tel"
            isOptional
          />
          <InputAt path="website" label={contact.website} type="url" />
          <InputAt path="email.contact" label={contact.contact} type="email" />
          <InputAt path="email.rates" label={contact.rates} type="email" />
          <InputAt path="email.noReply" label={contact.noReply} type="email" />
        </Row>
      </DeskSection>
      <DeskSection id="business" title={business.title} text={business.text}>
        <Row>
          <InputAt path="answerWithin.rateRequest" label={business.rateRequest} type="number" min={1} />
          <InputAt path="answerWithin.contactMessage" label={business.contactMessage} type="number" min={1} />
          <ChoiceAt path="currency" label={business.currency} options={currencyOptions} />
        </Row>
      </DeskSection>
      <SocialSection />
      <DeveloperSection />
    </PartPage>
  );
}
