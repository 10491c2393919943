import { accountForms } from '#features/identity/strings/pt/accounts.ts';
import { labels } from '#features/requests/strings/pt/labels.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/pt/answer-time.ts';
import { messages } from '#platform/commands/strings/pt/messages.ts';
import { monthsIn } from '#platform/values/format.ts';
import { forms } from '#ui/forms/strings/pt/forms.ts';
import { reach } from '#ui/strings/pt/legal.ts';

const { account, fields } = messages;

/** Shared by the forms of the profile. */
const shared = {
  notDone: 'Não foi concluído',
  failed: 'Não tivemos resposta. Verifique sua conexão e tente de novo.',
  signedOut:
    'Sua sessão terminou, por isso nada foi alterado. Entre na sua conta em outra aba, volte a esta e aperte o botão de novo.',
  checkFields: forms.checkFields,
  fields,
};

export const profile = (settings: Settings) => ({
  meta: {
    title: 'Perfil',
    description: 'Seus pedidos e o status deles, seus documentos de KYC, sua senha e seus dados.',
  },
  label: 'Perfil',
  signedInAs: 'Você entrou como',
  /** Shown next to a form after success. */
  done: {
    name: account.nameChanged,
    details: account.detailsKept,
    email: account.verifyMailSent,
    password: account.passwordUpdated,
    device: account.sessionEnded,
  },
  shipments: {
    title: 'Meus embarques',
    /** Screen reader text between two places. */
    to: 'para',
    next: 'A seguir',
    arrival: 'Por fim',
    last: 'Mais recente',
    states: { 'under-way': 'Em andamento', delivered: 'Entregue', cancelled: 'Cancelado' },
    rest: { one: 'Mais 1 embarque', other: 'Mais {count} embarques' },
  },
  requests: {
    title: 'Meus pedidos',
    new: 'Peça uma cotação',
    none: `Nenhum pedido ainda. Leva três minutos para fazer um, e uma pessoa responde ${answerTimes(settings).request.within}.`,
    confirm: 'Confirme seu e-mail para ver seus pedidos.',
    first: 'Peça uma cotação',
    earlier: {
      confirmed: 'Os pedidos que você enviou sem entrar na conta aparecem na próxima vez que você entrar.',
      unconfirmed:
        'Os pedidos que você enviou sem entrar na conta aparecem quando seu e-mail estiver confirmado. Até lá, use o link do nosso e-mail.',
    },
    waiting: 'Aguardando você',
    from: 'a partir de {amount}',
    ownReference: 'Sua referência interna',
    find: 'Busque por referência, contêiner, nº do B/L ou texto',
    findSubmit: 'Buscar',
    noneFound: 'Nenhum pedido tem todas estas palavras.',
    showAll: 'Mostrar todos os pedidos',
    pages: 'Páginas de pedidos',
    newer: 'Pedidos mais novos',
    older: 'Pedidos anteriores',
    kinds: { 'rate-request': 'Pedido de cotação', 'contact-message': 'Mensagem' },
    received: 'Recebido em',
    due: 'Uma pessoa responde até',
    quote: 'Cotação para aceitar até {day}',
    merged: 'Tratado junto com outro pedido. A resposta chega por e-mail.',
    again: 'Enviar de novo com alterações',
    againNamed: 'Enviar de novo com alterações: {reference}',
    rest: { one: '1 pedido anterior', other: '{count} pedidos anteriores' },
  },
  kyc: {
    title: 'Documentos de KYC',
    link: 'Ir para seus documentos de KYC',
    none: 'As leis de sanções e de exportação nos responsabilizam por saber para quem trabalhamos. Preencha o formulário uma vez, aqui ou em PDF.',
    states: {
      draft: 'Iniciado, ainda não enviado.',
      sent: 'Enviado. Escrevemos para você quando terminarmos a análise.',
      'in-review': 'Em análise. Escrevemos para você quando terminarmos.',
      'more-needed': 'Precisamos de mais informações suas.',
      accepted: 'Aceito.',
      expired: 'Vencido. Confira suas respostas e envie de novo.',
    },
  },
  person: {
    title: 'Seus dados',
    text: `Como nos dirigimos a você. Os pedidos já enviados mantêm o nome que tinham. Seu e-mail é o seu nome de usuário: para alterá-lo, escreva para ${reach(settings).email}.`,
  },
  name: {
    ...shared,
    label: accountForms.fullname,
    submit: 'Alterar nome',
    submitting: 'Alterando…',
  },
  details: {
    ...shared,
    title: 'Para o seu próximo pedido',
    text: 'Um novo pedido de cotação já começa com estes dados. Para deixarmos de guardar um deles, apague o campo e salve.',
    from: 'Preenchido a partir de {reference} e ainda não guardado. Salve para guardar.',
    labels: {
      company: labels.rateRequest.brandName,
      phone: labels.rateRequest.phone,
      address: labels.rateRequest.address,
      legalName: labels.rateRequest.legalName,
      taxKind: labels.rateRequest.taxKind,
      taxNumber: labels.rateRequest.taxNumber,
    },
    taxKinds: labels.taxKinds,
    noTaxKind: 'Não informado',
    taxProblems: labels.taxProblems,
    hints: forms.hints,
    submit: 'Salvar',
    submitting: 'Salvando…',
  },
  email: {
    ...shared,
    label: accountForms.username,
    confirmed: 'Confirmado',
    unconfirmed: 'Ainda não confirmado. Abra o link do nosso e-mail ou peça outro.',
    unconfirmedLimited: 'Ainda não confirmado.',
    submit: 'Enviar o e-mail de novo',
    submitting: 'Enviando…',
  },
  password: {
    ...shared,
    failed: account.passwordNotUpdated,
    title: 'Alterar a senha',
    text: 'Ao alterar a senha, todos os outros dispositivos são desconectados.',
    currentPassword: 'Senha atual',
    newPassword: 'Nova senha',
    help: accountForms.newPasswordHelp,
    show: accountForms.show,
    hide: accountForms.hide,
    submit: 'Alterar a senha',
    submitting: 'Alterando…',
  },
  twoFactor: {
    title: 'Verificação em duas etapas',
    text: 'Um código de um aplicativo no celular, além da senha.',
    on: 'Ativada. Você entra com a senha e um código.',
    off: 'Desativada: a senha basta para entrar.',
    manage: 'Gerenciar a verificação em duas etapas',
    setUp: 'Ativar a verificação em duas etapas',
  },
  devices: {
    ...shared,
    title: 'Dispositivos conectados',
    text: 'Desconecte um dispositivo que você não tem mais. Não reconhece algum? Altere sua senha.',
    unknown: 'Dispositivo desconhecido',
    current: 'Este dispositivo',
    since: 'Conectado em',
    used: 'Último uso',
    end: 'Desconectar',
    ending: 'Desconectando…',
    everywhere: 'Desconectar todos',
    everywhereText: 'Este dispositivo também.',
    rest: { one: 'Mais 1 dispositivo', other: 'Mais {count} dispositivos' },
  },
  data: {
    title: 'Cópia dos seus dados',
    text: 'Tudo o que guardamos da sua conta, em um arquivo JSON: nome, endereços, empresa, telefone, dispositivos, pedidos e respostas de KYC. Os documentos de KYC aparecem nele em uma lista; baixe-os na página de KYC.',
    link: 'Baixar seus dados',
  },
  delete: {
    ...shared,
    title: 'Excluir a conta',
    open: 'Excluir minha conta…',
    goes: {
      title: 'O que é excluído',
      list: [
        'Seu nome, seu e-mail e sua senha, junto com a conta, e todas as sessões abertas.',
        'Respostas e documentos de KYC que você nunca enviou.',
      ],
    },
    stays: {
      title: 'O que permanece',
      list: [
        'Seus pedidos, com o que você escreveu neles. Eles fazem parte dos nossos registros comerciais e deixam de estar ligados a uma conta.',
        `Os documentos de KYC que você enviou, com suas respostas como foram salvas pela última vez: por ${monthsIn('pt', settings.company.kyc.keepDocumentsForMonths)} a partir do dia em que você excluir a conta.`,
      ],
    },
    password: 'Sua senha',
    sure: 'Sim, excluir minha conta. Ela não poderá ser recuperada.',
    box: 'Confirmação',
    tickFirst: 'Marque esta caixa primeiro.',
    show: accountForms.show,
    hide: accountForms.hide,
    submit: 'Excluir minha conta em definitivo',
    submitting: 'Excluindo…',
  },
});
