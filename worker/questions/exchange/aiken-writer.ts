import type { Language } from '../../../domain/language.ts'
import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'
import { letterOf } from '../../../domain/questions/kinds/entered.ts'
import type { ExportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import type { WriterOptions, WrittenFile } from './file-format.ts'
import { choicesOf } from './markup/choices.ts'
import { unescapeHtml } from './markup/escape.ts'
import { reversibleHtml } from './markup/markdown-to-html.ts'

/** A text as one line without markup; null where it has markup, line breaks or nothing in the language. */
const lineOf = (markdown: string): string | null => {
  const html = reversibleHtml(markdown)
  return html === null || html === '' || /<[a-z]|\n/i.test(html) ? null : unescapeHtml(html)
}

/** True for a text that a reader would take for an option or an answer. */
const isAmbiguous = (line: string): boolean => /^[A-Za-z][.)]\s|^ANSWER\s*:/i.test(line)

/** A question with one right option of plain texts; null for one that Aiken cannot hold. */
const aikenText = (question: AuthoredQuestion, language: Language): string | null => {
  const choices = choicesOf(question)
  const stem = lineOf(question.stem[language])
  const options = choices.map(({ content }) => lineOf(content[language]))
  const right = choices.findIndex(({ isRight }) => isRight)
  if (question.key.kind !== 'mcq' || question.passage !== undefined || stem === null || isAmbiguous(stem)) return null
  if (options.includes(null)) return null
  return [stem, ...options.map((text, at) => `${letterOf(at)}. ${text}`), `ANSWER: ${letterOf(right)}`].join('\n')
}

/** Aiken in one language. It holds stem, options and answer alone, so that other kinds and longer texts are left out. */
export const writeAiken = async (
  questions: AsyncIterable<ExportedQuestion>,
  { language, pause }: WriterOptions,
): Promise<WrittenFile> => {
  const parts: string[] = []
  const leftOut: string[] = []
  for await (const { question } of questions) {
    const text = aikenText(question, language)
    if (text === null) leftOut.push(question.code)
    else parts.push(text)
    await pause()
  }
  return { bytes: new TextEncoder().encode(`${parts.join('\n\n')}\n`), leftOut }
}
