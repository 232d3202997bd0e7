import type { Language } from '../../../../domain/language.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'

/** Text in each language, with the marks of languages that Moodle's filters read taken out. */
type Variants = { [L in Language]?: string }

const spans = /<(\/?)span\b([^<>]*)>/gi

const languageOf = (attributes: string): string | null =>
  /\bclass\s*=\s*["'][^"']*\bmultilang\b/i.test(attributes)
    ? (/(?<!:)\blang\s*=\s*["']?(\w+)/i.exec(attributes)?.[1]?.toLowerCase() ?? null)
    : null

type Piece = { language: string | null; text: string }

/** Pieces of a text with `<span lang="hi" class="multilang">`; spans may hold others. */
const piecesBySpan = (text: string): Piece[] => {
  const pieces: Piece[] = []
  let from = 0
  let open: { language: string; depth: number } | null = null
  for (const match of text.matchAll(spans)) {
    const [tag, closing, attributes = ''] = match
    if (open) {
      open.depth += closing ? -1 : 1
      if (open.depth > 0) continue
      pieces.push({ language: open.language, text: text.slice(from, match.index) })
      open = null
    } else {
      const language: string | null = closing ? null : languageOf(attributes)
      if (language === null) continue
      pieces.push({ language: null, text: text.slice(from, match.index) })
      open = { language, depth: 1 }
    }
    from = match.index + tag.length
  }
  return [...pieces, { language: null, text: text.slice(from) }]
}

const filterMarks = /\{mlang(?:\s+([\w\s,-]{1,100}))?\}/gi

/** Pieces of a text with `{mlang hi}...{mlang}`. */
const piecesByFilter = (text: string): Piece[] => {
  const pieces: Piece[] = []
  let from = 0
  let language: string | null = null
  for (const match of text.matchAll(filterMarks)) {
    pieces.push({ language, text: text.slice(from, match.index) })
    language = match[1]?.trim() ?? null
    from = match.index + match[0].length
  }
  return [...pieces, { language, text: text.slice(from) }]
}

const isOf = (language: Language, { language: named }: Piece): boolean =>
  named === null || named.split(/[\s,]+/).some((name) => name.toLowerCase().startsWith(language))

const variantsOf = (text: string): Variants => {
  const pieces = /\{mlang\s/i.test(text) ? piecesByFilter(text) : /multilang/i.test(text) ? piecesBySpan(text) : []
  const named = (language: Language) => pieces.some((piece) => piece.language !== null && isOf(language, piece))
  const other = pieces.some(({ language }) => language === 'other')
  const inLanguage = (language: Language): string =>
    pieces
      .filter((piece) => isOf(language, piece) || (piece.language === 'other' && !named(language)))
      .map((piece) => piece.text)
      .join('')
  return {
    ...(named('en') || other ? { en: inLanguage('en') } : {}),
    ...(named('hi') ? { hi: inLanguage('hi') } : {}),
  }
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** A Markdown text without the parts that are the same in every language. */
const wordsOf = (markdown: string): string => markdown.replaceAll(/\$[^$]*\$|\]\([^()]*\)/g, '')

const isNeutral = (markdown: string): boolean => !/\p{L}/u.test(wordsOf(markdown))

/** A text whose language is not marked: numbers and formulas stand in both, Devanagari is Hindi. */
export const inItsLanguage = (markdown: string, language: Language): Bilingual => {
  if (isNeutral(markdown)) return { en: markdown, hi: markdown }
  const words = wordsOf(markdown)
  const isHindi = language === 'hi' || count(words, /\p{Script=Devanagari}/gu) > count(words, /\p{Script=Latin}/gu)
  return isHindi ? { en: '', hi: markdown } : { en: markdown, hi: '' }
}

/** Both languages of a text, each converted for itself; `language` is that of a text without marks. */
export const readLanguages = (text: string, language: Language, convert: (text: string) => string): Bilingual => {
  const { en, hi } = variantsOf(text)
  if (en === undefined && hi === undefined) return inItsLanguage(convert(text), language)
  return { en: en === undefined ? '' : convert(en), hi: hi === undefined ? '' : convert(hi) }
}

/** Languages that a text names; none where a reader finds both without marks. */
export const namedLanguages = ({ en, hi }: Bilingual): Language[] => {
  if (en === hi && isNeutral(en)) return []
  return hi === '' ? ['en'] : ['en', 'hi']
}

/** Text with marks of its languages, which `readLanguages` reads. */
export const markLanguages = (text: Bilingual, write: (markdown: string) => string): string => {
  const languages = namedLanguages(text)
  if (languages.length === 0) return write(text.en)
  return languages
    .map((language) => `<span lang="${language}" class="multilang">${write(text[language])}</span>`)
    .join('')
}
