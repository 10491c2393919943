import type { Settings } from '#features/settings/settings.ts';
import { messages } from '#platform/commands/strings/es/messages.ts';
import { forms } from '#ui/forms/strings/es/forms.ts';
import { reach } from '#ui/strings/es/legal.ts';
import { accountForms } from './accounts.ts';

/** The text of /signin/code. */
export const signInCode = (settings: Settings) => ({
  meta: { title: 'Su código', description: 'El segundo paso para iniciar sesión.' },
  label: 'Cuenta',
  heading: 'Su código',
  text: 'Escriba los seis dígitos que muestra su aplicación de autenticación.',
  form: {
    notDone: accountForms.signIn.refused,
    failed: 'No recibimos respuesta. Revise su conexión e intente de nuevo.',
    checkFields: forms.checkFields,
    fields: messages.fields,
    code: 'Código',
    help: '¿No tiene el teléfono? Use un código de recuperación. Cada uno sirve una sola vez.',
    submit: accountForms.signIn.submit,
    submitting: accountForms.signIn.submitting,
    lost: `¿Perdió ambos? Escriba a ${reach(settings).email} o llámenos.`,
    back: 'Volver al inicio de sesión',
  },
});

/** The text of /profile/twofactor. */
export const twoFactor = {
  meta: {
    title: 'Verificación en dos pasos',
    description: 'Proteja su cuenta con un código de una aplicación en su teléfono.',
  },
  label: 'Cuenta',
  heading: 'Verificación en dos pasos',
  text: 'Inicie sesión con su contraseña y un código de una aplicación en su teléfono. Una contraseña robada no basta para entrar.',
  notDone: 'No se hizo',
  currentPassword: 'Su contraseña',
  show: accountForms.show,
  hide: accountForms.hide,
  submitting: 'Un momento…',
  off: {
    title: 'Activarla',
    text: 'Sirve cualquier aplicación de autenticación: su administrador de contraseñas, 1Password, Google Authenticator, Aegis.',
    submit: 'Comenzar',
    unconfirmed: messages.account.confirmFirst,
    toProfile: 'Ir a su perfil',
    done: messages.account.twoFactorOff,
  },
  enrolment: {
    title: 'Agregue su cuenta a la aplicación',
    steps: {
      scan: 'Escanee este código con su aplicación.',
      type: 'O escriba esta clave: basada en el tiempo, seis dígitos.',
      confirm: 'Escriba el código que la aplicación muestra ahora.',
    },
    picture: 'Código QR de la clave de abajo',
    copy: 'Copiar',
    copied: 'Clave copiada',
    code: 'Código',
    submit: 'Activar',
    again: 'Comenzar de nuevo',
  },
  codes: {
    title: 'Sus códigos de recuperación',
    text: 'Sin su teléfono, puede iniciar sesión con uno de estos códigos. Cada uno sirve una sola vez. Solo se muestran ahora: guárdelos en un administrador de contraseñas o en papel, no en el teléfono.',
    copy: 'Copiar todos',
    copied: 'Códigos de recuperación copiados',
    download: 'Descargar como texto',
    print: 'Imprimir',
    kept: 'Ya los guardé',
    file: 'codigos-de-recuperacion.txt',
    fileHead: 'Códigos de recuperación. Cada uno sirve una sola vez:',
  },
  on: {
    title: 'La verificación en dos pasos está activada',
    left: { one: 'Queda 1 código de recuperación.', other: 'Quedan {count} códigos de recuperación.' },
    leftNone: 'No quedan códigos de recuperación. Cree otros ahora.',
    move: {
      title: 'Pasar a otro teléfono',
      text: 'Nada cambia hasta que escriba el primer código del teléfono nuevo.',
      submit: 'Mostrar una clave nueva',
    },
    renew: {
      title: 'Códigos de recuperación nuevos',
      text: 'Diez códigos nuevos. Los anteriores dejan de servir.',
      submit: 'Crear códigos nuevos',
    },
    turnOff: {
      title: 'Desactivarla',
      text: 'Después basta su contraseña para iniciar sesión.',
      submit: 'Desactivar',
    },
  },
};
