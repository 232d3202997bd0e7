import type { ImportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import { childNamed, descendantsOf, textOfChild, type Element } from './markup/elements.ts'
import { labelOf, type Labels } from './markup/labels.ts'
import { isBlank, type RowDraft } from './markup/row-draft.ts'
import { resolved } from './package-parts.ts'
import { rootOf } from './qti-package.ts'
import { qtiText } from './qti-texts.ts'
import { withPackagePictures } from './qti-pictures.ts'

export const passageClasses = { title: 'passage-title', content: 'passage-content' } as const

type Passage = NonNullable<ImportedQuestion['passage']>

const withClass = (element: Element, name: string): Element | undefined =>
  descendantsOf(element).find(({ attributes }) => (attributes['class'] ?? '').split(/\s+/).includes(name))

const passageOf = (draft: RowDraft, element: Element, labels: Labels, title: string): Passage => {
  const code = labelOf(labels, 'passage')
  const heading = withClass(element, passageClasses.title)
  const own = heading && qtiText(draft, 'passage.title', heading)
  const name = own ?? { en: title, hi: '' }
  return {
    ...(code && { code }),
    ...(isBlank(name) ? {} : { title: name }),
    content: qtiText(draft, 'passage.content', withClass(element, passageClasses.content) ?? element),
  }
}

const isShared = ({ name, attributes }: Element): boolean =>
  name === 'rubricblock' && /shared ?stimulus/i.test(attributes['use'] ?? '')

/** Shared material of an item: a rubric of the body, or a stimulus of the package. */
export const readPassage = (
  draft: RowDraft,
  item: Element,
  labels: Labels,
  { path, file }: { path: string; file: (path: string) => Uint8Array | null },
): Passage | null => {
  const rubric = descendantsOf(item).find(isShared)
  if (rubric) return passageOf(draft, rubric, labels, '')
  const reference = descendantsOf(item).find(({ name }) => name === 'assessmentstimulusref')
  if (!reference) return null
  const stimulusPath = resolved(path, reference.attributes['href'] ?? '')
  const bytes = file(stimulusPath)
  const stimulus = bytes && rootOf(bytes)
  if (!stimulus) return null
  const body = childNamed(withPackagePictures(draft, stimulus, stimulusPath, file), 'stimulusbody')
  return body ? passageOf(draft, body, labels, stimulus.attributes['title'] ?? textOfChild(stimulus, 'title')) : null
}
