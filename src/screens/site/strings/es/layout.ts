import { headline } from '#features/services/strings/es/headline.ts';
import type { Settings } from '#features/settings/settings.ts';
import { officeHours } from '#features/settings/strings/es/office-hours.ts';
import { listIn } from '#platform/values/format.ts';
import { menusWith } from '../../navigation.ts';
import { citiesOfOtherOffices } from '../../offices.ts';

/** “Jul 1, 2018” */
export const foundedOn = ({ company }: Settings) =>
  new Intl.DateTimeFormat('es-419', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(company.founded),
  );

export const layout = (settings: Settings) => {
  const { company } = settings;
  const { city } = company.address;
  const cities = citiesOfOtherOffices(settings);
  return {
    skipToContent: 'Ir al contenido',
    homeLink: `${company.name}, inicio`,
    menus: menusWith(settings, {
      home: 'Inicio',
      about: 'Nosotros',
      team: 'Equipo',
      contact: 'Contacto',
      partners: 'Socios comerciales',
      rateRequest: 'Solicitar cotización',
      track: 'Rastrear una solicitud',
      kyc: 'Formulario KYC',
      powerOfAttorney: 'Guía del poder',
      worldmap: 'Mapa mundial',
      privacy: 'Privacidad',
      terms: 'Términos',
      accessibility: 'Accesibilidad',
      feedback: 'Comentarios',
      signIn: 'Iniciar sesión',
      documents: 'KYC',
      profile: 'Perfil',
      marketAnalysis: 'Entrada al mercado',
      airFreight: 'Transporte aéreo',
      seaFreight: 'Transporte marítimo',
      trainFreight: 'Transporte ferroviario',
      projectCargo: 'Carga de proyecto',
      alcoholAndWine: 'Exportación de vinos y licores',
      luxuryVehicles: 'Exportación e importación de vehículos de lujo',
      warehousing: 'Almacenaje',
      firstPrice: 'Precio estimado',
      chargeableWeight: 'Peso cobrable',
      containerFit: 'Cubicaje de contenedores',
      incoterms: 'Selector de Incoterms',
    }),
    mainNavigation: 'Principal',
    drawerNavigation: 'Todas las páginas',
    footerNavigation: 'Pie de página',
    services: 'Servicios',
    forms: 'Trámites',
    tools: 'Herramientas',
    drawerSignIn: 'Iniciar sesión',
    openMenu: 'Menú',
    closeMenu: 'Cerrar menú',
    rateRequestButton: { title: 'Solicitar cotización', path: '/clientbriefform' },
    /** Of the links to the other languages; the offer is shown on a page in another one. */
    languages: { label: 'Idioma', offer: 'Esta página también está en español', close: 'Cerrar' },
    account: {
      label: 'Mi cuenta',
      logOut: 'Cerrar sesión',
      loggingOut: 'Cerrando sesión...',
      logOutFailed: 'Su sesión sigue abierta: nuestro servidor no respondió. Intente de nuevo.',
    },
    banner: {
      heading: headline(settings).heading,
      button: 'Llámenos ahora',
      copied: 'Número de teléfono copiado',
    },
    footer: {
      line: `Transporte de carga entre ${city} y el mundo, a cargo de personas que le contestan.`,
      founded: `Fundada el ${foundedOn(settings)}`,
      womanOwned: 'Empresa propiedad de mujeres',
      office: 'Oficina',
      ...(cities.length > 0 && { otherOffices: `También en ${listIn('es', cities)}` }),
      talk: 'Hable con nosotros',
      hours: 'Horario',
      company: 'Empresa',
      brochure: 'Folleto (PDF)',
      copyright: company.legalName,
      builtBy: 'Sitio desarrollado por',
    },
    hours: officeHours(settings),
    /** “Fri, Nov 27: closed” */
    closedDay: 'cerrado',
    officeClock: {
      open: 'Abierto ahora',
      closed: 'Cerrado ahora',
      until: 'cierra:',
      again: 'abre:',
    },
    draft: {
      text: 'Borrador sin publicar.',
      end: 'Ver el sitio publicado',
      ended: {
        title: 'Esta vista previa ha terminado',
        text: 'El borrador se publicó o se descartó, o se reemplazó su enlace. Pida el enlace más reciente a la persona que se lo envió o vea el sitio publicado.',
      },
    },
    toasts: { region: 'Avisos' },
  };
};
