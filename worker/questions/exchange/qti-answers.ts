import { childNamed, childrenNamed, descendantsOf, elementsOf, textIn, type Element } from './markup/elements.ts'
import { setChoices } from './markup/choices.ts'
import type { Labels } from './markup/labels.ts'
import { setLists, setMatches } from './markup/matches.ts'
import { addFault, isBlank, type RowDraft } from './markup/row-draft.ts'
import { setAccepted, setNumber } from './markup/typed-keys.ts'
import type { QtiFeedback } from './qti-feedback.ts'
import { firstNamed, qtiText } from './qti-texts.ts'
import { withoutFeedback } from './qti-stem.ts'

/** An item with the declaration of the response that its interaction asks for. */
export type QtiQuestion = {
  item: Element
  interaction: Element
  declaration: Element
  feedback: QtiFeedback
  labels: Labels
}

const correctValues = (declaration: Element): string[] => {
  const correct = childNamed(declaration, 'correctresponse')
  return correct ? childrenNamed(correct, 'value').map((value) => textIn(value).trim()) : []
}

const mapEntries = (declaration: Element): { key: string; value: number; isCaseSensitive: boolean }[] => {
  const mapping = childNamed(declaration, 'mapping')
  return (mapping ? childrenNamed(mapping, 'mapentry') : []).map(({ attributes }) => ({
    key: attributes['mapkey'] ?? '',
    value: Number(attributes['mappedvalue'] ?? 0),
    // True by the default of the specification.
    isCaseSensitive: attributes['casesensitive'] !== 'false',
  }))
}

/** Right values: those declared, else those of the mapping that earn marks. */
const rightValues = (declaration: Element, several: boolean): string[] => {
  const declared = correctValues(declaration)
  if (declared.length > 0) return declared
  const best = mapEntries(declaration)
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .map(({ key }) => key)
  return several ? best : best.slice(0, 1)
}

const isSeveral = ({ attributes }: Element): boolean => attributes['cardinality'] === 'multiple'

const choices = (draft: RowDraft, { interaction, declaration, feedback, labels }: QtiQuestion): void => {
  const several = isSeveral(declaration)
  const right = rightValues(declaration, several)
  const found = childrenNamed(interaction, 'simplechoice').map((choice, at) => {
    const { identifier = '', fixed } = choice.attributes
    const inline = firstNamed(choice, 'feedbackinline')
    const reason = feedback.ofOption(identifier) ?? (inline && qtiText(draft, `reasons.${at}`, inline))
    return {
      content: qtiText(draft, `options.${at}.content`, withoutFeedback(choice)),
      isRight: right.includes(identifier),
      ...(fixed === 'true' && { pinned: true }),
      ...(reason && !isBlank(reason) && { reason }),
    }
  })
  setChoices(draft, found, several, labels)
}

const baseValueIn = (comparison: Element): string | undefined => {
  const value = childNamed(comparison, 'basevalue')
  return value && textIn(value).trim()
}

/** Comparisons `value >= x` of the response processing, whichever side the value stands on. */
const boundOf = (item: Element, above: boolean): string | undefined => {
  const comparisons = descendantsOf(item).filter(({ name }) => /^(gte?|lte?)$/.test(name))
  const found = comparisons.find((comparison) => {
    const isGreater = comparison.name.startsWith('g')
    const valueFirst = elementsOf(comparison)[0]?.name !== 'basevalue'
    return (isGreater === valueFirst) === above && baseValueIn(comparison) !== undefined
  })
  return found && baseValueIn(found)
}

const number = (draft: RowDraft, { item, declaration, labels }: QtiQuestion): void => {
  const [value] = rightValues(declaration, false)
  const [min, max] = [boundOf(item, true), boundOf(item, false)]
  const equal = firstNamed(item, 'equal')
  const [tolerance] =
    equal?.attributes['tolerancemode'] === 'absolute' ? (equal.attributes['tolerance'] ?? '').split(/\s+/) : []
  const centre = (equal && baseValueIn(equal)) ?? value
  if (min !== undefined && max !== undefined) setNumber(draft, { min, max }, labels)
  else if (centre === undefined) addFault(draft, 'required', 'key')
  else if (tolerance) setNumber(draft, { value: centre, tolerance }, labels)
  else setNumber(draft, { min: centre, max: centre }, labels)
}

const texts = (draft: RowDraft, { declaration }: QtiQuestion): void => {
  const entries = mapEntries(declaration).filter(({ value }) => value > 0)
  const mapped = entries.map(({ key }) => key)
  const others = correctValues(declaration).filter((value) => !mapped.includes(value))
  setAccepted(
    draft,
    [...others, ...mapped],
    entries.some(({ isCaseSensitive }) => isCaseSensitive),
  )
}

const entry = (draft: RowDraft, question: QtiQuestion): void => {
  const isNumber = ['float', 'integer'].includes(question.declaration.attributes['basetype'] ?? '')
  if (isNumber) number(draft, question)
  else texts(draft, question)
}

const pairsOf = (declaration: Element): [string, string][] =>
  rightValues(declaration, true).map((pair) => {
    const [first = '', second = ''] = pair.split(/\s+/)
    return [first, second]
  })

const itemsIn = (draft: RowDraft, parent: Element | undefined, path: string) =>
  (parent ? childrenNamed(parent, 'simpleassociablechoice') : []).map((choice, at) => ({
    identifier: choice.attributes['identifier'] ?? '',
    content: qtiText(draft, `${path}.${at}.content`, choice),
  }))

const match = (draft: RowDraft, { interaction, declaration, labels }: QtiQuestion): void => {
  const [first, second] = childrenNamed(interaction, 'simplematchset')
  setLists(draft, itemsIn(draft, first, 'rows'), itemsIn(draft, second, 'columns'), pairsOf(declaration), labels)
}

const associate = (draft: RowDraft, { interaction, declaration }: QtiQuestion): void => {
  const items = new Map(itemsIn(draft, interaction, 'rows').map(({ identifier, content }) => [identifier, content]))
  const pairs = pairsOf(declaration).flatMap(([first, second]) => {
    const [row, column] = [items.get(first), items.get(second)]
    return row && column ? [{ row, column }] : []
  })
  setMatches(draft, pairs)
}

const readers: Record<string, (draft: RowDraft, question: QtiQuestion) => void> = {
  choiceinteraction: choices,
  textentryinteraction: entry,
  matchinteraction: match,
  associateinteraction: associate,
}

/** Adds the options and key of an item to its row, by its interaction. */
export const setQtiAnswer = (draft: RowDraft, question: QtiQuestion): void => {
  const read = readers[question.interaction.name]
  if (read) read(draft, question)
  else addFault(draft, 'unsupported_kind', '', question.interaction.name)
}
