/** Parts of a Markdown text. Bounded repeats keep the patterns linear in its length. */
const formulas = /\$\$([^$]+)\$\$|\$([^$\n]+)\$/g
const images = /!\[([^\][\n]{0,300})\]\(([^)\s]{0,2000})/g
const links = /\[[^\][\n]{0,300}\]\(<?([^)\s>]{0,2000})/g

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '')

/** Formulas without their spaces and dollar signs, in their order. */
export const formulasOf = (text: string): string[] =>
  Array.from(text.matchAll(formulas), ([, block, inline]) => withoutSpaces(block ?? inline ?? ''))

const withoutFormulas = (text: string): string => text.replaceAll(formulas, ' ')

/** Addresses of links, images included, in their order. */
export const linksOf = (text: string): string[] => Array.from(text.matchAll(links), ([, address]) => address ?? '')

/** Number of images without an alternative text. */
export const imagesWithoutText = (text: string): number =>
  Array.from(text.matchAll(images)).filter(([, alternative]) => alternative?.trim() === '').length

const scheme = /^\s*([a-z][a-z0-9+.-]*):/i
const safeSchemes = ['http', 'https', 'mailto', 'tel']

/** Addresses that rendering does not make a link, such as `javascript:`. */
export const unsafeLinksOf = (text: string): string[] =>
  linksOf(text).filter((address) => {
    const [, name] = scheme.exec(address) ?? []
    return name !== undefined && !safeSchemes.includes(name.toLowerCase())
  })

const digits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0x966) - 0x966))

/** Numbers of a text, with grouping commas and leading zeros removed, sorted. Formulas and addresses are left out. */
export const numbersOf = (text: string): string[] =>
  (
    digits(withoutFormulas(text))
      .replaceAll(/\]\([^)]{0,500}\)|https?:\/\/\S+/g, ' ')
      .match(/\d+(?:,\d+)*(?:\.\d+)?/g) ?? []
  )
    .map((number) => number.replaceAll(',', '').replace(/^0+(?=\d)/, ''))
    .toSorted()
