import { messages } from '#platform/commands/strings/pt/messages.ts';
import { forms } from '#ui/forms/strings/pt/forms.ts';
import { kycQuestions } from '../../kyc-answers.ts';
import type { KycField, KycTexts } from '../../kyc-form.ts';
import { kycTexts } from './kyc-texts.ts';

const { fields, kyc } = messages;

/** Questions whose text on the page differs from the PDF. */
const labels: Partial<Record<KycField['key'], string>> = {
  signatoryName: 'Pessoa que assina',
  signatoryPosition: 'Cargo de quem assina',
  signature: 'Digite seu nome, no lugar da assinatura',
  legalForm: 'Tipo societário (Ltda., S.A., LLC)',
  registrationDate: 'Data de registro',
  taxNumber: 'Número fiscal (CNPJ, EIN, RFC, NIT)',
  ownerBirthDate: 'Nascimento',
  signatureDate: 'Data',
};

/** The texts of the form on the page, where documents can be added. */
const texts: KycTexts = {
  ...kycTexts,
  sections: {
    ...kycTexts.sections,
    owners: {
      ...kycTexts.sections.owners,
      text: 'Toda pessoa que possui ou controla 25% ou mais da empresa, diretamente ou por meio de outras empresas. Se não houver nenhuma, informe quem dirige a empresa e escreva 0%. São mais de três? Anexe uma lista das demais aos seus documentos.',
    },
  },
};

/** The text of /kyc, where a customer fills in the KYC form, uploads documents and sees their status. */
export const kycCase = {
  meta: { title: 'Seus documentos de KYC' },
  heading: 'Seus documentos de KYC',
  text: 'O formulário e os documentos de que precisamos antes do seu primeiro embarque. Guardamos tudo criptografado e registramos cada vez que um arquivo é aberto.',
  state: {
    label: 'Status',
    steps: { label: 'Andamento', list: ['Preencher', 'Enviado', 'Em análise', 'Aceito'] },
    titles: {
      draft: 'Ainda não enviado',
      sent: 'Enviado, aguardando análise',
      'in-review': 'Estamos analisando seus documentos',
      'more-needed': 'Precisamos de mais informações suas',
      accepted: 'Aceito',
      expired: 'Vencido: envie de novo',
    },
    texts: {
      draft:
        'Responda uma etapa por vez e anexe seus documentos. Cada etapa é salva quando você aperta o botão dela; continue depois, em qualquer dispositivo. Não lemos nada até você enviar.',
      sent: 'Escrevemos para {email} quando terminarmos a análise; esta página também mostra o resultado. Até lá, você não pode alterar nada.',
      'in-review':
        'Escrevemos para {email} quando forem aceitos, ou para pedir o que falta. Até lá, você não pode alterar nada.',
      'more-needed':
        'Altere ou adicione o que pedimos e envie tudo de novo. Depois continuamos a análise e escrevemos para {email}.',
      accepted:
        'Está tudo pronto. Se um nome, um sócio, as mercadorias ou um país mudar antes do próximo embarque, avise-nos. Quando o aceite vencer, escrevemos para {email} e você revisa tudo aqui.',
      expired:
        'Revise suas respostas, altere o que mudou e envie de novo. Seus documentos anteriores ainda estão conosco; se algum estiver vencido, anexe o novo.',
    },
    sentOn: 'Enviado em',
    holdsUntil: 'Válido até',
    heldUntil: 'Foi válido até',
    reviewer: 'Observação de quem analisou',
    help: 'Alguma dúvida, ou um erro no que enviou?',
    call: 'Ligar',
  },
  /** Shown where a form was posted without scripts. */
  signedOut:
    'Sua sessão terminou. Tudo o que você digitou ainda está aqui: entre na sua conta em outra aba, volte a esta e aperte o botão de novo. Os arquivos precisam ser escolhidos outra vez.',
  done: {
    saved: kyc.saved,
    savedToCheck: kyc.savedToCheck,
    added: kyc.added,
    removed: kyc.removed,
    sent: kyc.sent,
  },
  ways: {
    text: 'As mesmas perguntas estão em um PDF, para preencher na tela ou à mão. Anexe-o aqui e você não precisa responder às perguntas desta página.',
    download: 'Baixar formulário',
    send: 'Enviar: o formulário preenchido está entre estes arquivos',
  },
  contents: {
    heading: 'O que falta',
    whole: 'Não falta nada',
    parts: {
      company: 'A empresa',
      details: 'Mais sobre a empresa',
      signatory: 'Assinar e enviar',
    },
    missing: '{count} a preencher',
    toCheck: '{count} a conferir',
    complete: 'Completo',
    noFiles: 'nenhum ainda',
    files: { one: '{count} arquivo', other: '{count} arquivos' },
    more: 'Outras perguntas vêm só onde suas respostas as exigem.',
  },
  form: {
    optional: forms.optional,
    summaryTitles: {
      save: 'Não foi salvo',
      send: forms.summaryTitle,
      upload: 'O arquivo não foi guardado',
      remove: 'O arquivo não foi removido',
    },
    fileOnItsWay:
      'Um arquivo ainda está sendo anexado. Envie quando ele aparecer na lista de arquivos guardados, ou cancele-o antes.',
    fields,
    /** Names of fields in lists. */
    questions: { ...kycQuestions(kycTexts, labels), document: 'Arquivo' },
    labels,
    texts,
    dateHelp: 'DD/MM/AAAA ou AAAA-MM-DD',
    row: 'Pessoa {number}',
    anotherRow: 'Adicionar pessoa {number}',
    leave: 'Um arquivo ainda está sendo anexado. Sair mesmo assim?',
  },
  documents: {
    heading: 'Documentos',
    text: 'Cópias da certidão de registro, do comprovante de inscrição fiscal e do documento de identidade de quem assina. Se você preencheu o PDF, anexe-o também.',
    limits: `PDF, JPEG, PNG ou HEIC. Até {most} arquivos de 10 MB cada.`,
    choose: 'Arquivos deste dispositivo',
    drop: 'Ou solte os arquivos aqui.',
    upload: 'Anexar este arquivo',
    uploadHelp: 'Um arquivo por vez. O que você digitou acima é salvo junto.',
    list: 'Arquivos guardados',
    none: 'Nenhum arquivo ainda.',
    size: '{type}, {size}, anexado em {day}',
    earlier: 'da última vez',
    remove: 'Remover',
    removeWhich: 'Remover {name}',
    confirmRemove: 'Remover “{name}”? O arquivo é excluído em definitivo.',
    queue: 'Ainda não guardados',
    waiting: 'Na fila',
    sending: '{share}% de {size} transferidos',
    checking: 'Chegou. Verificando e criptografando…',
    stored: '{name} está guardado.',
    already: 'Já temos {name}; fica guardado uma só vez.',
    notStored: '{name} não foi guardado.',
    progress: 'Transferência de {name}',
    cancel: 'Cancelar',
    cancelWhich: 'Cancelar {name}',
    again: 'Tentar de novo',
    againWhich: 'Tentar {name} de novo',
    dismiss: 'Limpar',
    dismissWhich: 'Tirar {name} da lista',
    dismissAll: 'Limpar tudo',
    unreachable: 'A conexão caiu. O arquivo continua no seu dispositivo: tente de novo.',
    failed: 'Não funcionou. Tente de novo.',
    tooLarge: fields['document-too-large'],
    empty: fields['document-empty'],
  },
  send: {
    text: 'Nós lemos o formulário e os documentos. Depois de enviar, você não pode alterar nada até respondermos por e-mail.',
    save: 'Salvar e continuar',
    send: 'Enviar seus documentos',
    privacy: 'O [aviso de privacidade](/privacy#kyc-documents) diz como usamos estes dados.',
  },
  given: {
    answers: 'Suas respostas',
    show: 'Mostrar suas respostas',
    none: 'Você anexou o formulário como arquivo.',
    yes: 'Sim',
    row: 'Pessoa {number}',
  },
};
