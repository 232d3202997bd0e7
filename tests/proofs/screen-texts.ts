import type { Page } from 'playwright-core'
import { strings as english } from '../../client/i18n/en/index.ts'
import { strings as hindi } from '../../client/i18n/hi/index.ts'
import type { Language } from '../../domain/language.ts'

/** Text of a page with the language that it claims. */
type PageText = { text: string; lang: string }

type Tree = { readonly [key: string]: string | Tree }

/** Pairs of an English text and its Hindi one. */
const pairsIn = (en: Tree, hi: Tree): [string, string][] =>
  Object.entries(en).flatMap(([key, value]): [string, string][] => {
    const other = hi[key]
    if (typeof value === 'string') return typeof other === 'string' ? [[value, other]] : []
    return typeof other === 'object' ? pairsIn(value, other) : []
  })

const pairs = pairsIn(english, hindi)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Matches a text with any values in the place of its placeholders. */
const matcherOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/{{\w+}}/)
      .map(escaped)
      .join('.+')}$`,
    's',
  )

const letters = (text: string): string => text.replace(/{{\w+}}/g, '').replace(/[^\p{L}]/gu, '')

const hindiTexts = new Set(pairs.map(([, hi]) => hi))
/** English texts that are not also used in Hindi; short ones with placeholders match too much. */
const translated = pairs.filter(([en]) => !hindiTexts.has(en) && letters(en).length > (en.includes('{{') ? 3 : 1))
const exact = new Set(translated.map(([en]) => en).filter((en) => !en.includes('{{')))
const patterns = translated
  .map(([en]) => en)
  .filter((en) => en.includes('{{'))
  .map(matcherOf)

/** Path of a text or a name in code, and no domain. */
const keyShape = /^[a-z]\w*(?:[.:]\w+)+(?<!\.(?:in|com|org|test))$|^[a-z]+[A-Z]\w*$/
const placeholder = /{{\w+}}/
const devanagari = /[\u0900-\u097F]/
/** Four words of Latin letters in a row. */
const latinProse = /(?:\b[A-Za-z]{2,}\b[ ,-]*){4}/

/** Visible texts and names of a page, each with the language of its nearest element. */
const textsOn = (page: Page): Promise<PageText[]> =>
  page.evaluate(() => {
    const found: PageText[] = []
    const langOf = (element: Element): string => element.closest('[lang]')?.getAttribute('lang') ?? ''
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[contenteditable], code, pre, kbd') === null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || !element || /^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA)$/.test(element.tagName)) continue
      // A language is named in itself.
      if (element.matches('option[value=en], option[value=hi]')) continue
      const shown = element.closest(':not(option, optgroup)')
      if (shown && isShown(shown)) found.push({ text, lang: langOf(element) })
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name)?.trim() ?? ''
        // The language of a field is that of its content, not of its name.
        const named = element.matches('input, textarea, [contenteditable]') ? element.parentElement : element
        if (text !== '' && named && isShown(element)) found.push({ text, lang: langOf(named) })
      }
    // The title of a document has no language of its own.
    found.push({ text: document.title, lang: '' })
    return found
  })

const isLeftEnglish = (text: string): boolean => exact.has(text) || patterns.some((pattern) => pattern.test(text))

const faultOf = ({ text, lang }: PageText): string | null => {
  if (keyShape.test(text) || placeholder.test(text)) return 'a key'
  if (lang === 'en' && devanagari.test(text) && !/[A-Za-z]{2}/.test(text)) return 'Hindi marked as en'
  if (lang !== 'hi') return null
  if (isLeftEnglish(text)) return 'English interface text'
  return !devanagari.test(text) && latinProse.test(text) ? 'English marked as hi' : null
}

/** Untranslated texts of a page, and texts in another language than their elements claim. */
export const textFaultsOn = async (page: Page, language: Language): Promise<string[]> => {
  const own = await page.evaluate(() => document.documentElement.lang)
  const faults = (await textsOn(page)).flatMap((text) => {
    const fault = faultOf(text)
    return fault ? [`${fault}: ${text.text.slice(0, 120)}`] : []
  })
  return [...(own === language ? [] : [`the document claims ${own}`]), ...new Set(faults)]
}
