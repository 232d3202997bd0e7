import type { Bilingual } from '../../../domain/questions/contract.ts'
import { childrenNamed, descendantsOf, type Element } from './markup/elements.ts'
import { isBlank, type RowDraft } from './markup/row-draft.ts'
import { qtiText } from './qti-texts.ts'

/** Texts that an item shows after the answer. */
export type QtiFeedback = {
  solution: Bilingual | undefined
  hint: Bilingual | undefined
  ofOption(identifier: string): Bilingual | undefined
}

const isHint = (names: string): boolean => /hint/i.test(names)
const isSolution = (names: string): boolean => /solution|general|explanation|rationale/i.test(names)

const namesOf = ({ attributes }: Element): string =>
  `${attributes['outcomeidentifier'] ?? ''} ${attributes['identifier'] ?? ''}`

/** Feedback shown apart from the options: modal, or a block of the body. */
export const readFeedback = (draft: RowDraft, item: Element): QtiFeedback => {
  const all = [
    ...childrenNamed(item, 'modalfeedback'),
    ...descendantsOf(item).filter(({ name }) => name === 'feedbackblock'),
  ].filter(({ attributes }) => attributes['showhide'] !== 'hide')
  const textOf = (path: string, element: Element | undefined): Bilingual | undefined => {
    const text = element && qtiText(draft, path, element)
    return text && !isBlank(text) ? text : undefined
  }
  const solution =
    all.find((element) => isSolution(namesOf(element))) ??
    all.find(({ attributes }) => /^(correct|right)/i.test(attributes['identifier'] ?? ''))
  const hint = all.find((element) => isHint(namesOf(element)))
  return {
    solution: textOf('solution', solution),
    hint: textOf('hint', hint),
    ofOption: (identifier) =>
      textOf(
        `reasons.${identifier}`,
        all.find((element) => element !== solution && element.attributes['identifier'] === identifier),
      ),
  }
}
