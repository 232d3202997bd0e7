import { plainNumbersOf } from './numbers.ts'

/** Parts of a Markdown text. Bounded repeats keep the patterns linear in its length. */
const formulas = /\$\$([^$]+)\$\$|\$([^$\n]+)\$/g
const images = /!\[([^\][\n]{0,300})\]\(([^)\s]{0,2000})/g
const links = /\[[^\][\n]{0,300}\]\(<?([^)\s>]{0,2000})/g

/** A formula without the spaces that TeX ignores. */
const withoutSpaces = (text: string) =>
  text.replaceAll(/(\\[a-z]+)\s+(?=[a-z])|\s+/gi, (_, command?: string) => (command === undefined ? '' : `${command} `))

/** A formula that is only a number, as prose could have it: 12, 2.5, 40\%, 90^\circ. */
const plainFormula = /^[-+]?\d[\d,]*(?:\.\d+)?(?:\\%|\^\\circ|\^\{\\circ\})?$/

/** Formulas without their spaces and dollar signs, in their order; those that are only a number are left out. */
export const formulasOf = (text: string): string[] =>
  Array.from(text.matchAll(formulas), ([, block, inline]) => withoutSpaces(block ?? inline ?? '')).filter(
    (formula) => !plainFormula.test(formula),
  )

/** Prose of a Markdown text, without addresses and formulas; a formula that is only a number is prose. */
export const proseOf = (text: string): string =>
  text
    .replaceAll(formulas, (_, block?: string, inline?: string) => {
      const formula = withoutSpaces(block ?? inline ?? '')
      return plainFormula.test(formula) ? formula.replace(/\^.*$/, '°').replace('\\', '') : ' '
    })
    .replaceAll(/\]\([^)]{0,500}\)|https?:\/\/\S+/g, ' ')

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

/** Numbers of a text in its order, without grouping, leading and trailing zeros. Formulas and addresses are left out. */
export const numbersOf = (text: string): string[] => plainNumbersOf(proseOf(text))
