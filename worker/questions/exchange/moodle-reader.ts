import type { ImportedQuestion, ImportedRow } from '../../../domain/questions/exchange/contract.ts'
import { FileFault, type ReaderOptions } from './file-format.ts'
import { topicOfCategory } from './markup/categories.ts'
import { childNamed, childrenNamed, elementsOf, textOfChild, type Element } from './markup/elements.ts'
import { commonParts, labelOf, readLabels } from './markup/labels.ts'
import { parseXml } from './markup/parse-markup.ts'
import { readPassages, validCode } from './markup/passages.ts'
import { addFault, newDraft, setParts, type RowDraft } from './markup/row-draft.ts'
import { isWellFormed, tagsOf, xmlSource } from './markup/xml-source.ts'
import { keepFiles } from './moodle-files.ts'
import { setAnswer } from './moodle-answers.ts'
import { moodleText, tagsOfQuestion } from './moodle-texts.ts'

/** Source of each question, so that a broken one fails alone. Throws FileFault where the file is cut off. */
function* questionSources(xml: string): Generator<string> {
  let open: number | null = null
  let isQuiz = false
  let isClosed = false
  for (const { at, text } of tagsOf(xml)) {
    if (/^<quiz[\s>/]/.test(text)) isQuiz = true
    if (text === '</quiz>') isClosed = true
    if (isQuiz && /^<question[\s>]/.test(text)) {
      if (open !== null) yield xml.slice(open, at)
      open = at
    }
    if (/^<\/question\s*>$/.test(text) && open !== null) {
      yield xml.slice(open, at + text.length)
      open = null
    }
  }
  if (!isQuiz) throw new FileFault('wrong_type')
  if (!isClosed || open !== null) throw new FileFault('broken')
}

/** The element of a question; null where its source is broken. */
const parsed = (source: string): Element | null =>
  isWellFormed(source) ? (elementsOf(parseXml(source))[0] ?? null) : null

const stemAndSolution = (draft: RowDraft, question: Element): void => {
  const solution = moodleText(draft, 'solution', childNamed(question, 'generalfeedback'))
  const [hint] = childrenNamed(question, 'hint').map((element) => moodleText(draft, 'hint', element))
  setParts(draft, {
    stem: moodleText(draft, 'stem', childNamed(question, 'questiontext')) ?? { en: '', hi: '' },
    ...(solution && { solution }),
    ...(hint && { hint }),
  })
}

/** Questions of a Moodle XML file. */
export async function* readMoodle(bytes: Uint8Array, options: ReaderOptions): AsyncGenerator<ImportedRow> {
  const passages = readPassages()
  let category: Pick<ImportedQuestion, 'subject' | 'topic'> = {}
  let count = 0
  let passageCount = 0
  const keepPictures = async (draft: RowDraft) => {
    for (const picture of draft.pictures) await options.onPicture(picture)
  }
  for (const source of questionSources(xmlSource(bytes))) {
    const element = parsed(source)
    const type = element?.attributes['type']
    if (element && type === 'category') {
      category = topicOfCategory(textOfChild(childNamed(element, 'category') ?? element, 'text'))
      passages.end()
      continue
    }
    if (element && type === 'description') {
      passageCount += 1
      const draft = newDraft(-passageCount, options.language)
      keepFiles(draft, element)
      const title = moodleText(draft, 'passage.title', childNamed(element, 'name'))
      const content = moodleText(draft, 'passage.content', childNamed(element, 'questiontext'))
      await keepPictures(draft)
      const code = textOfChild(element, 'idnumber')
      passages.add({ code, ...(title && { title }), ...(content && { content }) }, tagsOfQuestion(element))
      continue
    }
    count += 1
    const draft = newDraft(count, options.language)
    if (element) {
      keepFiles(draft, element)
      const { labels, tags } = readLabels(tagsOfQuestion(element))
      const code = validCode(textOfChild(element, 'idnumber'))
      setParts(draft, { ...(code && { code }), ...category, ...commonParts(labels, tags) })
      stemAndSolution(draft, element)
      setAnswer(draft, element, labels)
      passages.attach(draft, labelOf(labels, 'passage'))
      await keepPictures(draft)
    } else addFault(draft, 'unreadable', '', source)
    yield draft.row
    await options.pause()
  }
}
