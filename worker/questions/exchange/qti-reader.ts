import type { ImportedRow } from '../../../domain/questions/exchange/contract.ts'
import { storedLanguage } from '../../../domain/language.ts'
import type { ReaderOptions } from './file-format.ts'
import { childNamed, childrenNamed, descendantsOf, type Element } from './markup/elements.ts'
import { commonParts, labelOf, readLabels } from './markup/labels.ts'
import { readPassages, validCode, type PassageReader } from './markup/passages.ts'
import { addFault, newDraft, setParts, type RowDraft } from './markup/row-draft.ts'
import { setQtiAnswer } from './qti-answers.ts'
import { readFeedback } from './qti-feedback.ts'
import { openQti, type QtiItem, type QtiSource } from './qti-package.ts'
import { readPassage } from './qti-passages.ts'
import { withPackagePictures } from './qti-pictures.ts'
import { isInteraction, stemOf } from './qti-stem.ts'
import { qtiText } from './qti-texts.ts'

const declarationOf = (item: Element, interaction: Element): Element | undefined =>
  childrenNamed(item, 'responsedeclaration').find(
    ({ attributes }) => attributes['identifier'] === interaction.attributes['responseidentifier'],
  )

const setAnswer = (draft: RowDraft, item: Element, body: Element, tags: string[]): void => {
  const interactions = descendantsOf(body).filter(isInteraction)
  const [interaction] = interactions
  const declaration = interaction && declarationOf(item, interaction)
  const feedback = readFeedback(draft, item)
  setParts(draft, {
    ...(feedback.solution && { solution: feedback.solution }),
    ...(feedback.hint && { hint: feedback.hint }),
  })
  if (!interaction || interactions.length > 1)
    return addFault(draft, 'unsupported_kind', '', interactions.map(({ name }) => name).join(', '))
  if (!declaration) return addFault(draft, 'required', 'key')
  setQtiAnswer(draft, { item, interaction, declaration, feedback, labels: readLabels(tags).labels })
}

const setItem = (draft: RowDraft, { path, root, tags }: QtiItem, source: QtiSource, passages: PassageReader): void => {
  const item = root && withPackagePictures(draft, root, path, source.file)
  const body = item && childNamed(item, 'itembody')
  if (!item || item.name !== 'assessmentitem' || !body) return addFault(draft, 'unreadable', '', path)
  const read = readLabels(tags)
  const code = validCode(item.attributes['identifier']?.replace(/^_/, ''))
  draft.language = storedLanguage(item.attributes['lang']?.slice(0, 2)) ?? draft.language
  setParts(draft, {
    ...(code && { code }),
    ...commonParts(read.labels, read.tags),
    stem: qtiText(draft, 'stem', stemOf(body)),
  })
  setAnswer(draft, item, body, tags)
  const passage = readPassage(draft, item, read.labels, { path, file: source.file })
  if (passage) passages.add(passage, tags)
  passages.attach(draft, labelOf(read.labels, 'passage'))
  passages.end()
}

/** Items of a content package of QTI 2 or 3, or of one file. */
export async function* readQti(bytes: Uint8Array, options: ReaderOptions): AsyncGenerator<ImportedRow> {
  const source = openQti(bytes)
  const passages = readPassages()
  let count = 0
  for (const item of source.items) {
    count += 1
    const draft = newDraft(count, options.language)
    setItem(draft, item, source, passages)
    for (const picture of draft.pictures) await options.onPicture(picture)
    yield draft.row
    await options.pause()
  }
}
