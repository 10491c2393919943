import type { FieldProblem } from '../../field-problem.ts';

/** Messages to customers, by form and outcome (specification, section 8). */
export const messages = {
  fields: {
    required: 'Preencha este campo.',
    'not-text': 'Escreva um texto neste campo.',
    'unreadable-character': 'Há um caractere neste campo que não conseguimos salvar. Digite de novo.',
    'too-long': 'O texto é longo demais. Encurte-o ou envie o restante por e-mail.',
    email: 'Confira o e-mail. O formato é nome@example.com.',
    'email-domain': 'Complete o que vem depois do @, por exemplo gmail.com.',
    'email-ending': 'Complete o final do endereço, por exemplo .com ou .com.br.',
    'email-comma': 'Há uma vírgula no e-mail. Troque-a por um ponto.',
    'email-dots': 'Há um ponto a mais depois do @. Apague-o.',
    phone: 'Confira o telefone. Ele precisa ter pelo menos seis dígitos.',
    reference:
      'Confira este dado. Nossa referência é RR- com seis letras ou algarismos, nunca 0, 1, 2, 5, 8, B, I, L, O, S, U, V nem Z; qualquer outro número tem três algarismos ou mais.',
    rating: 'Escolha uma nota de 1 a 10.',
    'one-way-to-answer': 'Informe um e-mail ou um telefone, para que possamos responder.',
    terms: 'Aceite os termos e condições.',
    date: 'Escreva a data como dia/mês/ano, por exemplo 20/11/2026, ou como 2026-11-20.',
    'date-future': 'Esta data está no futuro. Confira.',
    share: 'Escreva uma participação de 0 a 100, por exemplo 25 ou 33,5.',
    choose: 'Escolha uma resposta.',
    'choose-one': 'Escolha pelo menos uma opção.',
    url: 'Escreva o endereço completo, por exemplo https://crm.example.com/webhooks.',
    'url-with-secrets': 'Retire a parte antes do @ e a parte depois do #: elas não são enviadas.',
    'url-plain': 'Use https. O http simples é só para endereços dentro da sua própria rede.',
    'url-closed': 'Nada pode ser enviado para este endereço. Use outro.',
    tick: 'Marque esta caixa.',
    explain: 'Marque as quatro caixas acima ou explique aqui por que alguma ficou em branco.',
    form: 'Preencha o formulário na página ou anexe o formulário preenchido.',
    'form-among-documents':
      'Marque esta opção se um dos seus arquivos for o formulário preenchido. Se não, preencha o formulário na página.',
    'document-type':
      'Este arquivo não é PDF, JPEG, PNG nem HEIC. Salve-o em um desses formatos e envie de novo.',
    'document-cut-off':
      'Este arquivo está danificado ou não chegou inteiro. Abra-o para conferir e envie de novo.',
    'document-empty': 'Este arquivo está vazio.',
    'document-too-large': 'Este arquivo tem mais de 10 MB. Reduza o tamanho ou divida-o.',
    'attachment-type':
      'Não aceitamos este tipo de arquivo. Envie um PDF, uma imagem, um documento do Office ou de texto, um desenho (DWG, DXF), um e-mail ou um ZIP sem programas.',
    'attachment-macros': 'Este arquivo tem macros. Salve-o sem elas, ou como PDF, e envie de novo.',
    'attachment-cut-off':
      'Este arquivo está danificado ou não chegou inteiro. Abra-o para conferir e envie de novo.',
    'attachment-empty': 'Este arquivo está vazio.',
    'attachment-too-large': 'Este arquivo tem mais de 10 MB. Reduza o tamanho ou divida-o.',
    'attachment-infected':
      'Nosso antivírus recusou este arquivo. Verifique seu computador ou envie outra cópia.',
    'attachment-too-many': 'Você pode anexar até 10 arquivos. Se tiver mais, junte-os em um ZIP.',
    'attachment-not-stored':
      'Não conseguimos guardar este arquivo agora. Envie o formulário sem ele e mande-nos o arquivo por e-mail.',
    'attachment-too-many-unsent':
      'Há muitos arquivos da sua rede à espera do envio de um formulário, e este não foi guardado. Envie o formulário sem ele: nós o pedimos depois.',
    'attachment-gone':
      'Alguns arquivos não estão mais aqui: enquanto o formulário não é enviado, nós os guardamos por até 24 horas. Anexe-os de novo.',
    'message-or-files': 'Escreva uma mensagem ou anexe um arquivo.',
    'password-short': 'Esta senha é curta demais. Use pelo menos 8 caracteres.',
    'password-long': 'Esta senha é longa demais. Use no máximo 256 caracteres.',
    'password-common':
      'Esta senha é fácil de adivinhar: muita gente a usa, ela contém o nome da nossa empresa ou repete poucos caracteres. Escolha outra.',
    'password-same': 'Digite uma senha diferente.',
    'password-wrong': 'Esta não é a sua senha atual.',
    'account-exists': 'Já existe uma conta com este e-mail. Entre na sua conta.',
    'code-wrong': 'Este código não está certo ou já foi usado. Digite o que aparece agora.',
    'day-past': 'Escolha um dia no futuro.',
    'not-confirmed': 'Este não é o e-mail dessa pessoa. Nada foi excluído.',
    'token-invalid': 'Este link já foi usado ou expirou. Peça um novo.',
    number: 'Escreva um número, por exemplo 120 ou 1.200,5.',
    'number-ambiguous':
      'Isto pode ser lido de duas formas. Escreva os milhares como 1200 ou 1.200 e os decimais como 1,2.',
    'number-zero': 'Escreva um número maior que zero ou deixe em branco.',
    'number-large': 'Este número é grande demais. Confira.',
    'number-whole': 'Escreva um número inteiro.',
    'number-places': 'Use menos dígitos depois da vírgula.',
    'transit-days': 'Escreva primeiro o menor número de dias e depois o maior.',
    'below-minimum': 'Escreva pelo menos o mínimo.',
    celsius: 'Escreva graus Celsius de -80 a 60, por exemplo -18 ou 2,5.',
    'too-many': 'São linhas demais. Envie o restante em um arquivo ou por e-mail.',
    'unknown-field': 'Há um campo que não conhecemos. Confira o nome dele na documentação.',
    'shipment-version': 'Envie a versão 1 do embarque.',
    'place-code': 'Escreva um UN/LOCODE, como DEHAM, ou o código IATA de um aeroporto, como HAM.',
    'hs-code': 'Escreva os 6 a 10 dígitos do código, por exemplo 0901.11.',
    'un-number': 'Escreva os quatro dígitos do número ONU, por exemplo UN3480.',
    'hazard-class': 'Escreva a classe, por exemplo 3 ou 6.1.',
    currency: 'Escreva as três letras da moeda, por exemplo USD.',
    'container-number':
      'Confira o número do contêiner: são quatro letras, a última U, J ou Z, e sete dígitos, como CSQU 305438-3.',
    'air-waybill-number': 'Confira o número do conhecimento aéreo: são onze dígitos, como 020-12345675.',
    itn: 'Um ITN é um X e catorze dígitos, como X20261201123456. Se não for necessário, escreva a isenção, como NOEEI 30.37(a).',
    'time-zone': 'Escolha um fuso horário, como America/Chicago.',
    invalid: 'Confira este campo.',
  } satisfies Record<FieldProblem, string>,
  milestoneMails: { saved: 'Salvo' },
  checkFields: 'Confira os campos marcados.',
  rateRequest: {
    sent: 'Pedido de cotação enviado.',
    failed: 'Não foi possível enviar o pedido de cotação.',
    unreachable: 'Não foi possível enviar o pedido de cotação. Tente de novo mais tarde.',
  },
  contactMessage: {
    sent: 'Mensagem enviada.',
    failed: 'Não foi possível enviar a mensagem.',
    unreachable: 'Não foi possível enviar a mensagem. Tente de novo mais tarde.',
  },
  feedback: {
    sent: 'Mensagem enviada.',
    failed: 'Não foi possível enviar a mensagem.',
    unreachable: 'Não foi possível enviar a mensagem. Tente de novo mais tarde.',
  },
  account: {
    signedIn: 'Você entrou na sua conta',
    signedUp: 'Conta criada. Veja seu e-mail: um link confirma o seu endereço.',
    signedOut: 'Você saiu da sua conta',
    signInFailed: 'O e-mail ou a senha estão incorretos.',
    signInFirst: 'Entre na sua conta primeiro.',
    tooManyAttempts: 'Muitas tentativas. Tente de novo em {wait}.',
    passwordUpdated: 'Senha alterada',
    passwordNotUpdated: 'Não foi possível alterar a senha',
    resetMailSent:
      'Se houver uma conta com este e-mail, enviamos um link para ele. O link só funciona uma vez e vale por uma hora.',
    passwordReset: 'Sua senha foi alterada. Entre com a nova.',
    verifyMailSent: 'Enviamos um e-mail para você. Abra o link que está nele.',
    verifyMailLimited:
      'Já enviamos vários e-mails para este endereço, por isso não enviamos outro agora. Veja também a caixa de spam ou tente de novo em {wait}.',
    emailVerified: 'Obrigado. Seu e-mail está confirmado.',
    nameChanged: 'Seu nome foi alterado.',
    detailsKept: 'Salvo. Seu próximo pedido de cotação já começa com estes dados.',
    sessionEnded: 'Esse dispositivo foi desconectado.',
    sessionUnknown: 'Essa sessão não existe.',
    deleted: 'Sua conta foi excluída.',
    codeNext: 'Digite o código que o seu aplicativo mostra.',
    signInAgain: 'Demorou demais. Entre novamente com a sua senha.',
    twoFactorOn:
      'A verificação em duas etapas está ativada. Não guarde os códigos de recuperação no celular.',
    twoFactorOff: 'A verificação em duas etapas está desativada.',
    twoFactorNotBegun: 'Comece de novo: nenhuma chave está aguardando o código.',
    twoFactorNotOn: 'A verificação em duas etapas está desativada, portanto não há códigos de recuperação.',
    recoveryCodesMade: 'Estes são os seus novos códigos de recuperação. Os anteriores deixaram de funcionar.',
    confirmFirst: 'Confirme primeiro o seu e-mail. Pelo seu perfil podemos enviar o link de novo.',
  },
  kyc: {
    saved: 'Suas respostas estão salvas.',
    savedToCheck: 'Suas respostas estão salvas. Confira as marcadas antes de enviar.',
    added: 'O arquivo está guardado.',
    removed: 'O arquivo foi removido.',
    sent: 'Seus documentos foram enviados. Escrevemos para você quando terminarmos a análise.',
    notNow: 'Não é possível alterar isto agora: os documentos estão conosco.',
    tooManyDocuments: 'Já há {most} arquivos. Remova um primeiro.',
    notWhole: 'O arquivo não chegou inteiro. Envie-o de novo.',
    noSuchDocument: 'Esse arquivo não existe.',
    tooManyUploads:
      'Estamos recebendo arquivos demais ao mesmo tempo, e este não foi guardado. Envie-o de novo em alguns segundos.',
    storageFull:
      'Não podemos receber mais arquivos agora, e este não foi guardado. Tente de novo em uma hora ou fale conosco.',
  },
  linkSent: 'Se houver um pedido com esta referência e este e-mail, enviamos o link para esse endereço.',
  progressFound:
    'Também enviamos para o seu e-mail, no máximo algumas vezes por hora, o link da página do pedido, com mensagens, cotações e documentos.',
  attachments: {
    stored: 'O arquivo está guardado.',
    removed: 'O arquivo foi removido.',
    noKey: 'Envie o cabeçalho Upload-Key com 16 a 100 letras, dígitos, - ou _.',
    oneFile: 'Envie um arquivo como multipart/form-data.',
    notWhole: 'O arquivo não chegou inteiro. Envie-o de novo.',
    tooManyUploads:
      'Estamos recebendo arquivos demais ao mesmo tempo, e este não foi guardado. Envie-o de novo em alguns segundos.',
    tooManyUnsent:
      'Há muitos arquivos da sua rede à espera do envio de um formulário, e este não foi guardado. Envie o formulário sem ele: nós o pedimos depois.',
    storageFull:
      'Não podemos receber arquivos agora, e este não foi guardado. Envie o formulário sem ele e mande-nos o arquivo por e-mail.',
  },
  quote: {
    accepted: 'Obrigado. A cotação foi aceita.',
    declined: 'Obrigado por nos avisar. A cotação foi recusada.',
    unknown: 'Esta cotação não existe.',
    expired:
      'Esta cotação venceu, por isso não foi aceita. Escreva para nós abaixo ou ligue, e enviamos uma nova.',
    withdrawn: 'Retiramos esta cotação, por isso ela não foi aceita. Escreva para nós abaixo ou ligue.',
    superseded: 'Há uma cotação mais recente para este pedido. Consulte essa.',
    notOver:
      'Só é possível pedir de novo uma cotação recusada ou vencida, por isso nada foi enviado. Escreva para nós abaixo ou ligue.',
    alreadyDecided: {
      accepted: 'Esta cotação já foi aceita. Se isso não estiver certo, escreva para nós abaixo ou ligue.',
      declined: 'Esta cotação já foi recusada. Se ainda quiser aceitá-la, escreva para nós abaixo ou ligue.',
    },
  },
  linkEnded:
    'Este link não funciona mais, por isso sua mensagem não foi enviada. Copie o texto e escreva ou ligue para nós.',
  messagedTooOften:
    'Você enviou muitas mensagens na última hora, e esta não foi enviada. Ligue para nós ou tente de novo em uma hora.',
  correctionNotMailed:
    'Já enviamos vários e-mails para este endereço e, por enquanto, não podemos enviar o novo link. Nada foi alterado. Tente de novo em uma hora ou ligue para nós.',
  correctionUndone:
    'Uma alteração deste e-mail já foi desfeita, por isso agora só nós podemos mudá-lo. Ligue para nós e informe a referência.',
  correctedTooOften: 'Estes dados já foram corrigidos cinco vezes. Ligue para nós e informe a referência.',
  tooManyPosts: 'Recebemos muitos formulários da sua rede. Tente de novo em {wait} ou ligue para nós.',
  notStored: 'Algo deu errado do nosso lado e isto não foi salvo. Tente de novo ou ligue para nós.',
  /** Answers to requests that no page can answer. */
  refusals: {
    foreignForm: 'Este formulário só pode ser enviado a partir das nossas próprias páginas.',
    tooLarge: 'É mais do que podemos receber de uma vez. Volte e encurte o conteúdo, ou envie por e-mail.',
    tooSlow: 'O envio demorou demais e nada foi salvo. Verifique a sua conexão e envie de novo.',
    addressTooLong: 'Este endereço é longo demais para ser um dos nossos.',
    tooManyPages: 'Muitas páginas foram abertas ao mesmo tempo. Tente de novo em alguns segundos.',
    nothingHere: 'Não há nada neste endereço.',
    failed: 'Algo deu errado do nosso lado. Tente de novo ou ligue para nós.',
  },
  unavailable:
    'Nosso sistema está temporariamente indisponível e não conseguiu concluir a operação. Tente de novo em um minuto ou ligue para nós.',
};
