import { labels } from '#features/requests/strings/pt/labels.ts';
import { isOffered } from '#features/services/service.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/pt/answer-time.ts';
import { messages } from '#platform/commands/strings/pt/messages.ts';
import { forms } from '#ui/forms/strings/pt/forms.ts';
import { whatsapp } from '#ui/forms/strings/pt/whatsapp.ts';

/** “, FCA Santos”: the far end of the first lane. */
const portExample = ({ lanes: [lane] }: Settings) => (lane ? `, FCA ${lane.to.name}` : '');

export const clientBrief = (settings: Settings) => ({
  meta: {
    title: 'Pedido de cotação de frete internacional',
    description: `Diga o que vai embarcar, de onde e para onde. Uma pessoa responde ${answerTimes(settings).request.within}.`,
  },
  label: 'Peça uma cotação',
  heading: 'Pedido de cotação',
  text: 'Quatro etapas curtas, uns três minutos. Só precisamos de um e-mail ou de um telefone.',
  form: {
    ...forms,
    whatsapp: whatsapp(settings),
    labels: labels.rateRequest,
    messages: messages.rateRequest,
    help: {
      service: 'Não tem certeza? Nós propomos o serviço adequado.',
      clientName: '',
      brandName: '',
      address: 'Rua, cidade e país da sua empresa.',
      phone: 'Precisamos deste número ou de um e-mail. Inclua o código do país.',
      email: 'Precisamos deste e-mail ou de um telefone.',
      legalName: 'Somente se a cotação deve trazê-la, junto com o endereço acima.',
      taxKind: '',
      taxNumber: 'Somente se a cotação deve trazê-lo.',
      products:
        'Em palavras simples, como “café verde em sacas de 60 kg”: os transportadores recusam “carga geral”. Códigos SH/NCM ou Schedule B, se souber.',
      productOrigin: 'Cidade e país.',
      objective: `Por exemplo, “um embarque de teste até meados de janeiro${portExample(settings)}”. Um embarque, uma rota regular ou um novo mercado; seu prazo; a regra Incoterms, se já combinada.`,
      productToExport:
        'Em palavras simples, como “280 sacas de café verde”. Pesos e medidas têm seus próprios campos abaixo.',
      referenceNumber: 'O número do seu pedido ou projeto. Ele consta na nossa cotação e no seu embarque.',
    },
    invoice: 'Razão social e número fiscal, para a cotação e a fatura',
    taxKinds: { titles: labels.taxKinds as Record<string, string>, none: 'Não informado' },
    taxProblems: labels.taxProblems,
    services: { titles: { ...labels.services } as Record<string, string>, none: 'Ainda não sei' },
    tabList: 'Etapas do formulário',
    tabs: {
      general: 'Dados gerais',
      product: 'Dados do produto',
      objective: 'Objetivo comercial',
      export: 'Dados do embarque',
    },
    position: 'Etapa {part} de {count}',
    hasProblem: 'confira',
    isFilled: 'preenchido',
    summary: 'Seu pedido até aqui',
    change: 'Alterar',
    previous: 'Anterior',
    next: 'Próxima',
    sendNow: 'Enviar agora',
    submit: 'Enviar pedido',
    submitting: 'Enviando',
    privacy:
      'Usamos estes dados para preparar sua cotação e responder a você, nunca para publicidade. [Aviso de privacidade](/privacy)',
    draft: 'Salvo neste dispositivo até você enviar.',
    draftAgain: 'Salvo nesta aba até você enviar ou sair da conta.',
    draftRestored: 'Recuperamos o que você digitou neste dispositivo.',
    done: {
      title: 'Pedido enviado',
      text: 'Sua referência e o link de acompanhamento vão para o e-mail que você informou.',
      textWithoutMail: 'Guarde o link abaixo: sem um e-mail, não podemos enviá-lo a você.',
      /** To a customer whose account has an address that is not confirmed. */
      confirm: 'Para confirmar sua conta, abra o link que enviamos para {email}.',
      due: 'Uma pessoa responde até',
    },
  },
  fromMap: 'Do mapa de rotas: {lane} Para alterar, vá para “Objetivo comercial”.',
  again:
    'Preenchido com os dados do seu pedido {reference}. Altere o que for diferente; o pedido anterior continua igual.',
  /** Shown to a signed-in customer instead, whose account has an e-mail address. */
  signedIn: {
    text: 'Quatro etapas curtas, uns três minutos. Nada é obrigatório: você entrou na sua conta, então já temos seu e-mail.',
    help: {
      phone: 'Com o código do país.',
      email: 'Se ficar em branco, usamos o e-mail da sua conta.',
    },
    draft: 'Salvo neste dispositivo até você enviar ou sair da conta.',
  },
  due: {
    answer: 'Envie agora, e uma pessoa responde até',
    always: `Uma pessoa responde ${answerTimes(settings).request.within}`,
  },
  ask: {
    ...whatsapp(settings),
    label: 'Pergunte antes pelo WhatsApp',
    text: 'Olá, gostaria de uma cotação para um embarque.',
  },
  documents: {
    title: 'Documentos que ajudam',
    text: 'Nenhum é necessário agora. Anexe na última etapa os que você tem, e a primeira cotação já pode ser firme. Os outros podem vir depois.',
    list: [
      'Fatura comercial (commercial invoice) ou pro forma',
      'Romaneio (packing list) com medidas e pesos',
      'Ficha com dados de segurança (FDS), para produto perigoso ou com baterias de lítio',
      ...(isOffered('luxury-vehicle-export-import', settings)
        ? ['Documento de propriedade (title) e baixa do gravame, se for um veículo']
        : []),
    ],
  },
});
