import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { forms as formsEn } from './strings/en/forms.ts';
import { whatsapp as whatsappEn } from './strings/en/whatsapp.ts';
import { forms as formsEs } from './strings/es/forms.ts';
import { whatsapp as whatsappEs } from './strings/es/whatsapp.ts';
import { forms as formsPt } from './strings/pt/forms.ts';
import { whatsapp as whatsappPt } from './strings/pt/whatsapp.ts';

function shared({ fields: problems, hints, ...forms }: typeof formsEn, whatsapp: object) {
  const { problems: _, ...ownHints } = hints;
  return { ...forms, hints: ownHints, problems, whatsapp };
}

/** Texts that many pages repeat: an owner changes each once, as `shared.…`, for all of them. */
stringsByLocale(
  'shared',
  {
    en: (settings) => shared(formsEn, whatsappEn(settings)),
    es: (settings) => shared(formsEs, whatsappEs(settings)),
    pt: (settings) => shared(formsPt, whatsappPt(settings)),
  },
  { fixedLists: ['progressOfRequest.steps'] },
);
