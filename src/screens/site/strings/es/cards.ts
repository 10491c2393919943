import type { Cards } from '../en/cards.ts';

export const cards = {
  home: { sentence: 'Su carga, atendida de principio a fin.' },
  about: { label: 'Nosotros', sentence: 'Un agente de carga con personas que responden.' },
  partners: { label: 'Socios', sentence: 'Trabaje con nosotros como agente corresponsal.' },
  team: { label: 'Equipo', sentence: 'Las personas que atienden su llamada.' },
  contact: { label: 'Contacto', sentence: 'Hable con alguien sobre su embarque.' },
  brief: { label: 'Solicitar cotización', sentence: 'Díganos qué se mueve, desde dónde y hacia dónde.' },
  worldmap: { label: 'Mapa mundial', sentence: 'Adónde puede ir su carga.' },
  'market-analysis': { label: 'Entrada al mercado', sentence: 'De su caja a un anaquel en el extranjero.' },
  'air-freight': { label: 'Transporte aéreo', sentence: 'Cuando los días pesan más que los dólares.' },
  'sea-freight': {
    label: 'Transporte marítimo',
    sentence: 'Contenedores completos y carga consolidada, de puerto a puerto.',
  },
  'train-freight': { label: 'Transporte ferroviario', sentence: 'Contenedores por tierra, en ferrocarril.' },
  'project-cargo': {
    label: 'Carga de proyecto',
    sentence: 'Demasiado pesada, larga o ancha para un contenedor.',
  },
  'alcohol-wine-exports': {
    label: 'Exportación de vinos y licores',
    sentence: 'Las botellas y los documentos, intactos.',
  },
  'luxury-vehicle-export-import': {
    label: 'Vehículos de lujo',
    sentence: 'Cubiertos, trincados y embarcados con cuidado.',
  },
  warehousing: { label: 'Almacenaje', sentence: 'Almacenada, contada y lista para salir.' },
  feedback: { label: 'Comentarios', sentence: 'Cuéntenos qué salió bien y qué no.' },
  'sign-in': { label: 'Su cuenta', sentence: 'Sus solicitudes en un solo lugar.' },
  kyc: { label: 'Verificación KYC', sentence: 'Díganos quién es antes de embarcar.' },
  privacy: { label: 'Privacidad', sentence: 'Qué guardamos sobre usted y por qué.' },
  terms: { label: 'Términos', sentence: 'Las reglas de uso de este sitio.' },
  accessibility: {
    label: 'Accesibilidad',
    sentence: 'Cómo hacemos que este sitio sirva a todas las personas.',
  },
} satisfies Cards;
