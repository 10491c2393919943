export const errors = {
  notFound: {
    title: 'Esta página no existe',
    text: 'Puede que la dirección esté mal escrita o que la página haya cambiado de lugar. Si llegó aquí desde un correo nuestro, llámenos con la referencia que aparece en él.',
  },
  failed: {
    title: 'Algo falló de nuestro lado',
    text: 'No pudimos mostrar esta página. Lo que envió antes está a salvo. Intente de nuevo en un momento o llámenos.',
  },
  home: 'Ir a la página de inicio',
  contact: 'Escríbanos',
  call: 'Llamar',
};
