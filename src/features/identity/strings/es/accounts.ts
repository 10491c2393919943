import { messages } from '#platform/commands/strings/es/messages.ts';
import { forms } from '#ui/forms/strings/es/forms.ts';

/** The text of the forms that open an account or sign in to it; /signin, /signup and /auth share them. */
export const accountForms = {
  username: 'Correo electrónico',
  usernameHelp: 'Es su nombre de usuario.',
  password: 'Contraseña',
  newPasswordHelp: '8 caracteres o más, con espacios si quiere. Evite contraseñas comunes.',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  fullname: 'Nombre completo',
  forgotten: '¿Olvidó su contraseña?',
  checkFields: forms.checkFields,
  failed: 'No se pudo iniciar sesión. Intente de nuevo.',
  fields: forms.fields,
  hints: forms.hints,
  reasons: {
    title: 'Con una cuenta',
    list: [
      'Vea todas sus solicitudes y su estado en un solo lugar.',
      'Envíe de nuevo una solicitud anterior, con cambios.',
      'Llene el KYC por partes, desde cualquier dispositivo.',
    ],
  },
  signIn: {
    submit: 'Iniciar sesión',
    submitting: 'Iniciando sesión...',
    refused: 'No se pudo iniciar sesión',
    other: '¿Aún no tiene cuenta?',
    link: 'Crear cuenta',
  },
  signUp: {
    submit: 'Crear cuenta',
    submitting: 'Creando cuenta...',
    refused: 'No se pudo crear la cuenta',
    other: '¿Ya tiene cuenta?',
    link: 'Iniciar sesión',
  },
};

/** The text of /signin. */
export const signIn = {
  meta: {
    title: 'Iniciar sesión',
    description:
      'Inicie sesión para ver sus solicitudes y su estado. No necesita una cuenta para solicitar una cotización.',
  },
  label: 'Cuenta',
  heading: 'Iniciar sesión',
  text: 'Vea el estado de cada solicitud que envió. No necesita una cuenta para solicitar una cotización.',
  forms: accountForms,
};

/** The text of /signup. */
export const signUp = {
  meta: {
    title: 'Crear cuenta',
    description:
      'Cree una cuenta para tener sus solicitudes en un solo lugar. Bastan un nombre, un correo electrónico y una contraseña.',
  },
  label: 'Cuenta',
  heading: 'Crear cuenta',
  text: 'Toma un minuto: su nombre, un correo electrónico y una contraseña.',
  forms: accountForms,
};

/** The text of /auth. */
export const auth = {
  meta: {
    title: 'Iniciar sesión o crear cuenta',
    description: 'Inicie sesión en su cuenta o cree una en un minuto.',
  },
  label: 'Cuenta',
  heading: 'Iniciar sesión o crear cuenta',
  text: 'Inicie sesión o cree una cuenta en un minuto.',
  forms: accountForms,
  turn: {
    noAccount:
      '¿Aún no tiene cuenta? Créela en un minuto y vea todas sus solicitudes y su estado en un solo lugar.',
    signUp: 'Ir a crear cuenta',
    signIn: 'Ir a iniciar sesión',
  },
};

const { fields } = messages;

const shared = {
  notDone: forms.summaryTitle,
  failed: 'No hubo respuesta. Revise su conexión e intente de nuevo.',
  checkFields: forms.checkFields,
  fields,
};

/** The text of /forgotpassword. */
export const forgotPassword = {
  meta: {
    title: '¿Olvidó su contraseña?',
    description: 'Le enviamos un enlace para elegir una nueva.',
  },
  label: 'Cuenta',
  heading: '¿Olvidó su contraseña?',
  text: 'Escriba el correo electrónico de su cuenta. Le enviamos un enlace para elegir una contraseña nueva.',
  form: {
    ...shared,
    username: accountForms.username,
    submit: 'Enviar el enlace',
    submitting: 'Enviando…',
    doneTitle: 'Revise su correo',
    none: '¿No le ha llegado en unos minutos? Busque en la carpeta de spam, o revise el correo que escribió e intente de nuevo.',
    again: 'Intentar de nuevo',
    back: 'Volver al inicio de sesión',
  },
};

/** The text of /resetpassword. */
export const resetPassword = {
  meta: {
    title: 'Elegir una contraseña nueva',
    description: 'Elija una contraseña nueva con el enlace de nuestro correo.',
  },
  label: 'Cuenta',
  heading: 'Elija una contraseña nueva',
  text: 'La sesión se cierra en todos los dispositivos. Después, inicie sesión con la nueva contraseña.',
  form: {
    ...shared,
    newPassword: 'Contraseña nueva',
    help: accountForms.newPasswordHelp,
    show: accountForms.show,
    hide: accountForms.hide,
    submit: 'Guardar la contraseña',
    submitting: 'Guardando…',
    doneTitle: 'Listo',
    signIn: 'Iniciar sesión',
    deadTitle: 'Este enlace no funciona',
    dead: messages.fields['token-invalid'],
    another: 'Solicitar otro enlace',
  },
};

/** The text of /verifyemail. */
export const verifyEmail = {
  meta: {
    title: 'Confirme su correo electrónico',
    description: 'Con un clic confirma su correo electrónico.',
  },
  label: 'Cuenta',
  heading: 'Confirme su correo electrónico',
  text: 'Un clic, y sabemos que nuestros correos le llegan.',
  form: {
    ...shared,
    submit: 'Confirmar este correo',
    submitting: 'Confirmando…',
    doneTitle: 'Listo',
    profile: 'Ir a su perfil',
    deadTitle: 'Este enlace no funciona',
    dead: 'Ya se usó o venció. En su perfil puede ver si su correo está confirmado y solicitar otro enlace.',
  },
};
