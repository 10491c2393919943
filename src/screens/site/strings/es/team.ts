import type { Settings } from '../../../../features/settings/settings.ts';

export const team = ({ company }: Settings) => ({
  meta: {
    title: 'Nuestro equipo',
    description: `Quién trabaja en ${company.name} en ${company.address.city}, qué puede pedirle a cada persona y cómo escribirle por correo electrónico.`,
  },
  label: 'Nuestro equipo',
  heading: 'Escriba a la persona indicada',
  text: 'Elija según lo que necesita y dé su referencia, si tiene una.',
  grid: {
    heading: 'El equipo',
    portraitOf: 'Retrato de',
    roles: {
      'managing-director': {
        title: 'Dirección general',
        ask: 'Para planes de más de un embarque y si no cumplimos algo que prometimos.',
      },
      'project-manager': {
        title: 'Gerencia de proyectos',
        ask: 'Para carga que necesita un plan: piezas pesadas, permisos, varios tramos.',
      },
      'it-assistant': {
        title: 'Soporte de TI',
        ask: 'Para problemas con este sitio, un formulario o el inicio de sesión.',
      },
      administration: {
        title: 'Administración',
        ask: 'Para el formulario KYC, cartas poder y copias de documentos.',
      },
      warehouse: {
        title: 'Almacén',
        ask: 'Para horarios de recepción y recolección, conteo de tarimas, etiquetas y embalaje.',
      },
      sales: {
        title: 'Ventas',
        ask: 'Para tarifas, rutas y tiempos de tránsito.',
      },
      accounting: {
        title: 'Contabilidad',
        ask: 'Para facturas, pagos y estados de cuenta.',
      },
      'human-resources': {
        title: 'Recursos humanos',
        ask: 'Para solicitudes de empleo y todo lo relacionado con trabajar aquí.',
      },
    },
  },
  desk: {
    label: 'Nuestro equipo',
    heading: '¿No sabe a quién? Escríbanos.',
    text: 'Su mensaje recibe una referencia y llega a la persona indicada, que responde en un día hábil.',
    link: 'Escríbanos',
  },
});
