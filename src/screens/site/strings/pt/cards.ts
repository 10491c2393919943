import type { Cards } from '../en/cards.ts';

export const cards = {
  home: { sentence: 'Sua carga, cuidada de ponta a ponta.' },
  about: { label: 'Sobre nós', sentence: 'Um agente de carga com pessoas que atendem.' },
  partners: { label: 'Parceiros', sentence: 'Trabalhe conosco como agente parceiro.' },
  team: { label: 'Equipe', sentence: 'As pessoas que atendem a sua ligação.' },
  contact: { label: 'Contato', sentence: 'Fale com alguém sobre o seu embarque.' },
  brief: { label: 'Peça uma cotação', sentence: 'Diga o que vai, de onde e para onde.' },
  worldmap: { label: 'Mapa de rotas', sentence: 'Aonde a sua carga pode ir.' },
  'market-analysis': { label: 'Entrada no mercado', sentence: 'Da sua caixa à prateleira no exterior.' },
  'air-freight': { label: 'Frete aéreo', sentence: 'Quando os dias pesam mais que os dólares.' },
  'sea-freight': {
    label: 'Frete marítimo',
    sentence: 'Contêineres completos e carga consolidada, de porto a porto.',
  },
  'train-freight': { label: 'Frete ferroviário', sentence: 'Contêineres por terra, sobre trilhos.' },
  'project-cargo': {
    label: 'Carga de projeto',
    sentence: 'Pesada, longa ou larga demais para um contêiner.',
  },
  'alcohol-wine-exports': {
    label: 'Exportação de vinhos e destilados',
    sentence: 'Garrafas e documentos, ambos intactos.',
  },
  'luxury-vehicle-export-import': {
    label: 'Veículos de luxo',
    sentence: 'Cobertos, amarrados e embarcados com cuidado.',
  },
  warehousing: { label: 'Armazenagem', sentence: 'Armazenada, conferida e pronta para sair.' },
  feedback: { label: 'Feedback', sentence: 'Conte o que deu certo e o que não deu.' },
  'sign-in': { label: 'Sua conta', sentence: 'Seus pedidos em um só lugar.' },
  kyc: { label: 'Verificação KYC', sentence: 'Diga quem você é antes do embarque.' },
  privacy: { label: 'Privacidade', sentence: 'O que guardamos sobre você e por quê.' },
  terms: { label: 'Termos', sentence: 'As regras de uso deste site.' },
  accessibility: {
    label: 'Acessibilidade',
    sentence: 'Como tornamos este site utilizável por todas as pessoas.',
  },
} satisfies Cards;
