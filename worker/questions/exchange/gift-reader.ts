import type { ImportedQuestion, ImportedRow } from '../../../domain/questions/exchange/contract.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { decodeText } from './decode-text.ts'
import type { ReaderOptions } from './file-format.ts'
import { setGiftAnswers } from './gift-answers.ts'
import { giftBlocks, hold, release, type GiftBlock } from './gift-syntax.ts'
import { giftText, type GiftFormat } from './gift-texts.ts'
import { topicOfCategory } from './markup/categories.ts'
import { commonParts, labelOf, readLabels } from './markup/labels.ts'
import { readPassages, validCode } from './markup/passages.ts'
import { addFault, isBlank, newDraft, setParts, warnOfEncoding, type RowDraft } from './markup/row-draft.ts'

const category = /^\$CATEGORY:\s*(.*)/

const idOf = (comments: string[]): string | undefined =>
  /\[id:((?:\\\]|[^\]]){1,300})\]/.exec(comments.join('\n'))?.[1]?.trim()

const tagsOf = (comments: string[]): string[] =>
  [...comments.join('\n').matchAll(/\[tag:((?:\\\]|[^\]]){1,400})\]/g)].map(([, tag = '']) =>
    tag.replaceAll('\\]', ']').trim(),
  )

const noted = (comments: string[], name: string): string | undefined =>
  comments
    .map((line) => line.replace(/^\/\/\s*/, ''))
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

const filled = (text: Bilingual): Bilingual | undefined => (isBlank(text) ? undefined : text)

const setTexts = (draft: RowDraft, { stem, generalFeedback, comments }: GiftBlock): GiftFormat => {
  const found = giftText(draft, 'stem', stem, 'moodle')
  const solution = filled(giftText(draft, 'solution', generalFeedback, found.format).text)
  const hint = filled(giftText(draft, 'hint', hold(noted(comments, 'hint') ?? ''), 'html').text)
  setParts(draft, { stem: found.text, ...(solution && { solution }), ...(hint && { hint }) })
  return found.format
}

/** Questions of a GIFT file. */
export async function* readGift(bytes: Uint8Array, options: ReaderOptions): AsyncGenerator<ImportedRow> {
  const passages = readPassages()
  let topic: Pick<ImportedQuestion, 'subject' | 'topic'> = {}
  let count = 0
  const { text, isGuessed } = decodeText(bytes)
  for (const block of giftBlocks(text)) {
    const [, path] = category.exec(block.stem) ?? []
    if (path !== undefined) {
      topic = topicOfCategory(release(path))
      passages.end()
      continue
    }
    const { labels, tags } = readLabels(tagsOf(block.comments))
    const code = validCode(idOf(block.comments))
    if (block.answers === null && !block.isBroken) {
      const draft = newDraft(0, options.language)
      const title = giftText(draft, 'passage.title', block.name ?? '', 'html').text
      const content = giftText(draft, 'passage.content', block.stem, 'moodle').text
      passages.add({ ...(code && { code }), title, content }, tagsOf(block.comments))
      continue
    }
    count += 1
    const draft = newDraft(count, options.language)
    if (block.isBroken) addFault(draft, 'unreadable', '', block.source)
    else {
      if (isGuessed) warnOfEncoding(draft, block.source)
      setParts(draft, { ...(code && { code }), ...topic, ...commonParts(labels, tags) })
      const format = setTexts(draft, block)
      setGiftAnswers(draft, block.answers ?? '', format, labels)
      passages.attach(draft, labelOf(labels, 'passage'))
      for (const picture of draft.pictures) await options.onPicture(picture)
    }
    yield draft.row
    await options.pause()
  }
}
