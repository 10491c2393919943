import type { Settings } from '#features/settings/settings.ts';
import { messages } from '#platform/commands/strings/pt/messages.ts';
import { forms } from '#ui/forms/strings/pt/forms.ts';
import { reach } from '#ui/strings/pt/legal.ts';
import { accountForms } from './accounts.ts';

/** The text of /signin/code. */
export const signInCode = (settings: Settings) => ({
  meta: { title: 'Seu código', description: 'A segunda etapa para entrar na conta.' },
  label: 'Conta',
  heading: 'Seu código',
  text: 'Digite os seis dígitos que o seu aplicativo autenticador mostra.',
  form: {
    notDone: accountForms.signIn.refused,
    failed: 'Não recebemos resposta. Verifique a conexão e tente de novo.',
    checkFields: forms.checkFields,
    fields: messages.fields,
    code: 'Código',
    help: 'Sem o celular? Use um código de recuperação. Cada um funciona uma só vez.',
    submit: accountForms.signIn.submit,
    submitting: accountForms.signIn.submitting,
    lost: `Perdeu os dois? Escreva para ${reach(settings).email} ou ligue para nós.`,
    back: 'Voltar para entrar',
  },
});

/** The text of /profile/twofactor. */
export const twoFactor = {
  meta: {
    title: 'Verificação em duas etapas',
    description: 'Proteja sua conta com um código de um aplicativo no celular.',
  },
  label: 'Conta',
  heading: 'Verificação em duas etapas',
  text: 'Entre com a sua senha e um código de um aplicativo no celular. Uma senha roubada, sozinha, não abre nada.',
  notDone: 'Não foi feito',
  currentPassword: 'Sua senha',
  show: accountForms.show,
  hide: accountForms.hide,
  submitting: 'Um momento…',
  off: {
    title: 'Ativar',
    text: 'Qualquer aplicativo autenticador serve: seu gerenciador de senhas, 1Password, Google Authenticator, Aegis.',
    submit: 'Começar',
    unconfirmed: messages.account.confirmFirst,
    toProfile: 'Ir para o seu perfil',
    done: messages.account.twoFactorOff,
  },
  enrolment: {
    title: 'Adicione sua conta ao aplicativo',
    steps: {
      scan: 'Escaneie este código com o aplicativo.',
      type: 'Ou digite esta chave: baseada em tempo, seis dígitos.',
      confirm: 'Digite o código que o aplicativo mostra agora.',
    },
    picture: 'Código QR da chave abaixo',
    copy: 'Copiar',
    copied: 'Chave copiada',
    code: 'Código',
    submit: 'Ativar',
    again: 'Começar de novo',
  },
  codes: {
    title: 'Seus códigos de recuperação',
    text: 'Sem o celular, um destes códigos permite entrar. Cada um funciona uma só vez. Eles só são mostrados agora: guarde-os em um gerenciador de senhas ou em papel, não no celular.',
    copy: 'Copiar todos',
    copied: 'Códigos de recuperação copiados',
    download: 'Baixar como texto',
    print: 'Imprimir',
    kept: 'Já guardei os códigos',
    file: 'codigos-de-recuperacao.txt',
    fileHead: 'Códigos de recuperação. Cada um funciona uma só vez:',
  },
  on: {
    title: 'A verificação em duas etapas está ativada',
    left: { one: 'Resta 1 código de recuperação.', other: 'Restam {count} códigos de recuperação.' },
    leftNone: 'Não restam códigos de recuperação. Crie outros agora.',
    move: {
      title: 'Passar para outro celular',
      text: 'Nada muda até você digitar o primeiro código do celular novo.',
      submit: 'Mostrar uma nova chave',
    },
    renew: {
      title: 'Novos códigos de recuperação',
      text: 'Dez códigos novos. Os anteriores deixam de funcionar.',
      submit: 'Criar novos códigos',
    },
    turnOff: {
      title: 'Desativar',
      text: 'Depois disso, a senha basta para entrar.',
      submit: 'Desativar',
    },
  },
};
