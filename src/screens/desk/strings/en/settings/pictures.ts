/** Texts of the page of pictures and films. */
export const pictures = {
  groups: {
    services: {
      title: 'Services',
      text: 'On the home page, the page of the service and in the brochure. A picture with a transparent ground stands free on the page. A service that you added has its picture under Services.',
      notOffered: 'Services that you do not offer',
    },
    hero: {
      title: 'Opening of the home page',
      text: 'Films without sound that repeat, behind the slides. The left and the lower edge lie under text.',
    },
    journey: {
      title: 'Film of a shipment',
      text: 'The home page plays it on request. Yours has no captions: choose one without speech, or with the words in the picture.',
    },
    steps: {
      title: 'Steps of a quote',
      text: 'Small pictures below the example of a quote, on wide screens.',
    },
  },
  slots: {
    'hero-air-astern': 'Slides 1 and 3',
    'hero-air': 'Slides 2 and 4',
    'hero-sea': 'Slides 1 and 3, without air freight',
    'hero-sea-above': 'Slides 2 and 4, without air freight',
    journey: 'Film',
    'step-freight': 'Freight',
    'step-terminals': 'Terminals',
    'step-truck': 'Truck',
  },
  picture: 'Picture',
  poster: 'Picture before the film starts',
  film: 'Film',
  /** Formats of all places; each group adds its size. */
  formats:
    'Choose a picture to replace it, or drop a file on it: JPEG, PNG, WebP or AVIF, up to 15 MB. It is cut to the proportions of its place. Films are MP4 (H.264) or WebM, up to 6 MB; the shipped ones have less than 1 MB.',
  size: '{width} × {height} pixels or more.',
  replace: 'Replace picture',
  replaceFilm: 'Replace film',
  addFilm: 'Add a film',
  pictureHelp: '{width} × {height} pixels or more: JPEG, PNG, WebP or AVIF, up to 15 MB.',
  filmOf: { shipped: 'With its film.', own: 'With your film.', none: 'No film.' },
  alt: 'Alternative text',
  altHelp: 'For people who cannot see the picture.',
  reset: 'Use the shipped picture',
  resetFilm: 'Use the shipped picture and film',
  removeFilm: 'Remove the film',
};
