import type { Language } from '../../../domain/language.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { descendantsOf, elementsOf, isElement, type Element, type Node } from './markup/elements.ts'
import { inItsLanguage } from './markup/languages.ts'
import { readNodes, type RowDraft } from './markup/row-draft.ts'

const languageOf = ({ attributes }: Element): string | undefined => attributes['lang']?.slice(0, 2).toLowerCase()

const isMarked = ({ attributes }: Element): boolean => /\bmultilang\b/.test(attributes['class'] ?? '')

/** Elements that say one text in several languages: marked as such, or siblings in English and Hindi. */
const variantsAmong = (siblings: Element[]): Element[] => {
  const inLanguages = siblings.filter((element) => ['en', 'hi'].includes(languageOf(element) ?? ''))
  const both = new Set(inLanguages.map(languageOf)).size === 2
  return inLanguages.filter((element) => both || isMarked(element))
}

const allVariants = (element: Element): Element[] => [
  ...variantsAmong(elementsOf(element)),
  ...elementsOf(element).flatMap(allVariants),
]

const inLanguage = (nodes: Node[], language: Language, variants: Set<Element>): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node]
    if (variants.has(node) && languageOf(node) !== language) return []
    return [{ ...node, children: inLanguage(node.children, language, variants) }]
  })

/** Both languages of the content of an element. */
export const qtiText = (draft: RowDraft, path: string, element: Element): Bilingual => {
  const variants = new Set(allVariants(element))
  if (variants.size === 0) return inItsLanguage(readNodes(draft, path, element.children), draft.language)
  const isTranslated = [...variants].some((variant) => languageOf(variant) === 'hi')
  const read = (language: Language) => readNodes(draft, path, inLanguage(element.children, language, variants))
  return { en: read('en'), hi: isTranslated ? read('hi') : '' }
}

/** First element of a name at any depth. */
export const firstNamed = (element: Element, name: string): Element | undefined =>
  descendantsOf(element).find((each) => each.name === name)
