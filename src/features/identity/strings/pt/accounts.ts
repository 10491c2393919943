import { messages } from '#platform/commands/strings/pt/messages.ts';
import { forms } from '#ui/forms/strings/pt/forms.ts';

/** The text of the forms that open an account or sign in to it; /signin, /signup and /auth share them. */
export const accountForms = {
  username: 'E-mail',
  usernameHelp: 'É o seu nome de usuário.',
  password: 'Senha',
  newPasswordHelp: '8 caracteres ou mais, contando espaços. Evite senhas comuns.',
  show: 'Mostrar senha',
  hide: 'Ocultar senha',
  fullname: 'Nome completo',
  forgotten: 'Esqueceu a senha?',
  checkFields: forms.checkFields,
  failed: 'Não foi possível entrar. Tente de novo',
  fields: forms.fields,
  hints: forms.hints,
  reasons: {
    title: 'Com uma conta',
    list: [
      'Veja todos os seus pedidos e o status deles em um só lugar.',
      'Envie de novo um pedido anterior, com alterações.',
      'Preencha o KYC por partes, em qualquer dispositivo.',
    ],
  },
  signIn: {
    submit: 'Entrar',
    submitting: 'Entrando...',
    refused: 'Não foi possível entrar na conta',
    other: 'Ainda não tem conta?',
    link: 'Criar conta',
  },
  signUp: {
    submit: 'Criar conta',
    submitting: 'Criando conta...',
    refused: 'A conta não foi criada',
    other: 'Já tem conta?',
    link: 'Entrar',
  },
};

/** The text of /signin. */
export const signIn = {
  meta: {
    title: 'Entrar',
    description:
      'Entre para ver seus pedidos e o status deles. Você não precisa de conta para pedir uma cotação.',
  },
  label: 'Conta',
  heading: 'Entrar',
  text: 'Veja o status de todos os pedidos que enviou. Você não precisa de conta para pedir uma cotação.',
  forms: accountForms,
};

/** The text of /signup. */
export const signUp = {
  meta: {
    title: 'Criar conta',
    description: 'Crie uma conta para ter seus pedidos em um só lugar. Basta um nome, um e-mail e uma senha.',
  },
  label: 'Conta',
  heading: 'Criar conta',
  text: 'Leva um minuto: seu nome, um e-mail e uma senha.',
  forms: accountForms,
};

/** The text of /auth. */
export const auth = {
  meta: {
    title: 'Entrar ou criar conta',
    description: 'Entre na sua conta ou crie uma em um minuto.',
  },
  label: 'Conta',
  heading: 'Entrar ou criar conta',
  text: 'Entre, ou crie uma conta em um minuto.',
  forms: accountForms,
  turn: {
    noAccount:
      'Ainda não tem conta? Crie uma em um minuto e veja todos os seus pedidos e o status deles em um só lugar.',
    signUp: 'Ir para o cadastro',
    signIn: 'Ir para o login',
  },
};

const { fields } = messages;

const shared = {
  notDone: forms.summaryTitle,
  failed: 'Não tivemos resposta. Verifique sua conexão e tente de novo.',
  checkFields: forms.checkFields,
  fields,
};

/** The text of /forgotpassword. */
export const forgotPassword = {
  meta: { title: 'Esqueceu a senha?', description: 'Enviamos um link para você escolher uma nova.' },
  label: 'Conta',
  heading: 'Esqueceu a senha?',
  text: 'Informe o e-mail da sua conta. Enviamos um link para você escolher uma nova senha.',
  form: {
    ...shared,
    username: accountForms.username,
    submit: 'Enviar o link',
    submitting: 'Enviando…',
    doneTitle: 'Verifique seu e-mail',
    none: 'Nenhum e-mail depois de alguns minutos? Veja a caixa de spam, ou confira o e-mail e tente de novo.',
    again: 'Tentar de novo',
    back: 'Voltar para o login',
  },
};

/** The text of /resetpassword. */
export const resetPassword = {
  meta: {
    title: 'Escolha uma nova senha',
    description: 'Escolha uma nova senha com o link do nosso e-mail.',
  },
  label: 'Conta',
  heading: 'Escolha uma nova senha',
  text: 'Todos os dispositivos são desconectados. Depois, entre com a nova senha.',
  form: {
    ...shared,
    newPassword: 'Nova senha',
    help: accountForms.newPasswordHelp,
    show: accountForms.show,
    hide: accountForms.hide,
    submit: 'Salvar a nova senha',
    submitting: 'Salvando…',
    doneTitle: 'Pronto',
    signIn: 'Entrar',
    deadTitle: 'Este link não funciona',
    dead: messages.fields['token-invalid'],
    another: 'Pedir um novo link',
  },
};

/** The text of /verifyemail. */
export const verifyEmail = {
  meta: { title: 'Confirme seu e-mail', description: 'Um clique confirma seu e-mail.' },
  label: 'Conta',
  heading: 'Confirme seu e-mail',
  text: 'Um clique, e sabemos que nossos e-mails chegam a você.',
  form: {
    ...shared,
    submit: 'Confirmar este e-mail',
    submitting: 'Confirmando…',
    doneTitle: 'Pronto',
    profile: 'Ir para o seu perfil',
    deadTitle: 'Este link não funciona',
    dead: 'Ele já foi usado ou expirou. Seu perfil mostra se o e-mail está confirmado e pode enviar outro link.',
  },
};
