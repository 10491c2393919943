/** The text of the e-mails that customers get. */
export const accountMails = {
  verifyEmail: {
    title: 'Confirme su correo electrónico',
    ask: 'Se creó una cuenta en {site} con esta dirección. Confirme que es suya.',
    action: 'Confirmar esta dirección',
    lasts: 'El enlace funciona una sola vez y vence en tres días. Puede usar su cuenta antes de confirmar.',
    why: 'Si usted no creó la cuenta, ignore este correo. Para que la eliminemos, llame al {phone}.',
  },
  resetPassword: {
    title: 'Elija una contraseña nueva',
    ask: 'Alguien solicitó una contraseña nueva para la cuenta con esta dirección en {site}.',
    action: 'Elegir una contraseña nueva',
    lasts:
      'El enlace funciona una sola vez y vence en una hora. Con la contraseña nueva se cierra la sesión en todos los dispositivos.',
    why: 'Si no fue usted, ignore este correo: su contraseña sigue siendo la misma.',
  },
  passwordChanged: {
    title: 'Se cambió su contraseña',
    text: 'Se cambió la contraseña de su cuenta en {site} el {moment}. La sesión se cerró en todos los demás dispositivos.',
    why: 'Si fue usted, no tiene que hacer nada. Si no, elija ahora otra contraseña: el enlace solo llega a esta dirección. Después llame al {phone}.',
    action: 'Elegir otra contraseña',
  },
  twoFactorChanged: {
    title: 'Se cambió el inicio de sesión de su cuenta',
    changes: {
      'two-factor-on':
        'Se activó la verificación en dos pasos: para iniciar sesión se necesitan la contraseña y un código. La sesión se cerró en todos los demás dispositivos.',
      'two-factor-off': 'Se desactivó la verificación en dos pasos: basta la contraseña para iniciar sesión.',
      'recovery-code-used': 'Se usó un código de recuperación para iniciar sesión.',
      'recovery-codes-made': 'Se crearon nuevos códigos de recuperación. Los anteriores ya no sirven.',
    },
    when: 'Ocurrió en su cuenta en {site} el {moment}.',
    why: 'Si fue usted, no tiene que hacer nada. Si no, elija ahora otra contraseña: el enlace solo llega a esta dirección. Después llame al {phone}.',
    action: 'Elegir otra contraseña',
  },
};
