import type { Bilingual } from '../../../domain/questions/contract.ts'
import { childNamed, childrenNamed, textIn, textOfChild, type Element } from './markup/elements.ts'
import { isBlank, readText, type RowDraft, type TextFormat } from './markup/row-draft.ts'

const formats: Record<string, TextFormat> = {
  html: 'html',
  moodle_auto_format: 'moodle',
  plain_text: 'plain',
  markdown: 'markdown',
}

/** Text of an element with its `format`; undefined where it is missing or blank. */
export const moodleText = (
  draft: RowDraft,
  path: string,
  element: Element | undefined,
  fallback: TextFormat = 'html',
): Bilingual | undefined => {
  if (!element) return undefined
  const text = childNamed(element, 'text')
  const source = text ? textIn(text) : ''
  if (source.trim() === '') return undefined
  const found = readText(draft, path, source, formats[element.attributes['format'] ?? ''] ?? fallback)
  return isBlank(found) ? undefined : found
}

export const tagsOfQuestion = (question: Element): string[] => {
  const tags = childNamed(question, 'tags')
  return tags ? childrenNamed(tags, 'tag').map((tag) => textOfChild(tag, 'text')) : []
}
