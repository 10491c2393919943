export interface Head {
  lang: string | undefined;
  titles: string[];
  metas: Partial<Record<string, string[]>>;
  /** The link elements with a `rel`, as their attributes. */
  links(rel: string): Record<string, string>[];
  structured: string[];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string) => text.replace(/&([#\w]+);/g, (entity, name) => entities[name] ?? entity);

function attributesOf(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]));
}

/** Reads the head of a page that React rendered, which writes every attribute in double quotes. */
export function readHead(html: string): Head {
  const [head = ''] = html.split('</head>');
  const elements = (pattern: RegExp) => [...head.matchAll(pattern)];
  const metas: Head['metas'] = {};
  for (const [tag] of elements(/<meta\s[^>]*>/g)) {
    const { name, property, content = '' } = attributesOf(tag);
    const key = name ?? property;
    if (key) metas[key] = [...(metas[key] ?? []), content];
  }
  const links = elements(/<link\s[^>]*>/g).map(([tag]) => attributesOf(tag));
  return {
    lang: attributesOf(elements(/<html\s[^>]*>/g)[0]?.[0] ?? '').lang,
    titles: elements(/<title>([^<]*)<\/title>/g).map(([, title = '']) => decode(title)),
    metas,
    links: (rel) => links.filter((link) => link.rel === rel),
    structured: elements(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map(
      ([, text = '']) => text,
    ),
  };
}
