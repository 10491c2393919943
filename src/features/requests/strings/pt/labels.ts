import { forms } from '../../../../ui/forms/strings/pt/forms.ts';
import type { Service } from '../../../services/service.ts';
import type { ContactMessageInput, RateRequestInput } from '../../lead-forms.ts';

/** Labels of answers, on the forms and in the mails alike. */
export const labels = {
  rateRequest: {
    service: 'Serviço',
    clientName: 'Seu nome',
    brandName: 'Empresa ou marca',
    address: 'Endereço',
    phone: 'Telefone',
    email: 'E-mail',
    products: 'O que você fabrica ou vende',
    productOrigin: 'Onde está a mercadoria agora',
    objective: 'O que você quer alcançar',
    productToExport: 'O que vai embarcar',
    referenceNumber: 'Sua referência interna',
    attachments: forms.attachments.label,
  } satisfies Record<Exclude<keyof RateRequestInput, 'shipment'> | 'attachments', string>,
  services: {
    'market-analysis': 'Entrada no mercado',
    'air-freight': 'Frete aéreo',
    'sea-freight': 'Frete marítimo',
    'train-freight': 'Frete ferroviário',
    'project-cargo': 'Carga de projeto',
    'alcohol-wine-exports': 'Exportação de vinhos e destilados',
    'luxury-vehicle-export-import': 'Exportação e importação de veículos de luxo',
    warehousing: 'Armazenagem',
  } satisfies Record<Service, string>,
  contactMessage: {
    name: 'Seu nome',
    email: 'E-mail',
    subject: 'Assunto',
    message: 'Mensagem',
  } satisfies Record<keyof ContactMessageInput, string>,
  feedback: {
    name: 'Seu nome',
    rating: 'Nota',
    comments: 'Comentários',
    agreeToTerms: 'Aceito os termos',
  },
  yes: 'Sim',
  no: 'Não',
};
