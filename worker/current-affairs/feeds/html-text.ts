const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
}

const characterOf = (code: number): string =>
  code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : ''

const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,8}));/g,
    (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole
      return characterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
    },
  )

/** Elements without text. */
const silent = /^(script|style|template|iframe|svg)$/

const tagStart = /[a-z/!?]/i

/** Index after an element without text, or `length` when it is not closed. */
const afterElement = (lower: string, name: string, from: number): number => {
  const end = lower.indexOf(`</${name}`, from)
  const close = end === -1 ? -1 : lower.indexOf('>', end)
  return close === -1 ? lower.length : close + 1
}

/** HTML without its tags, in linear time: an unclosed tag ends the text. */
const withoutTags = (html: string): string => {
  const lower = html.toLowerCase()
  const parts: string[] = []
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open === -1) return [...parts, html.slice(at)].join('')
    parts.push(html.slice(at, open))
    if (!tagStart.test(html[open + 1] ?? '')) {
      parts.push('<')
      at = open + 1
      continue
    }
    const close = html.indexOf('>', open)
    if (close === -1) return parts.join('')
    const name = /^[a-z0-9]+/.exec(lower.slice(open + 1, open + 12))?.[0] ?? ''
    parts.push(' ')
    at = silent.test(name) ? afterElement(lower, name, close) : close + 1
  }
  return parts.join('')
}

/** Longest HTML that is read for an extract. */
const maxHtml = 40_000

/** Control characters, marks of direction and other invisible characters, except the joiners of Devanagari. */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu

/** Plain text of HTML on one line, cut at a word to `max` characters. */
export const textOfHtml = (html: string, max: number): string => {
  const text = decodeEntities(withoutTags(html.slice(0, maxHtml)))
    .replace(invisible, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?।])/g, '')
    .trim()
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).trimEnd()}…`
}
