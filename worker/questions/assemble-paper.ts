import type { Paper, PaperPassage, PaperSection } from '../../domain/attempts/contract.ts'
import type { PresetPattern } from '../../domain/catalogue/contract.ts'
import { marksOf } from '../../domain/catalogue/marking.ts'
import { paperRules, sectionRules } from '../../domain/catalogue/structure.ts'
import { publicQuestion, type StoredQuestion } from '../../domain/questions/public.ts'
import type { Bilingual } from '../../domain/questions/text.ts'

type PaperHead = Pick<Paper, 'testId' | 'versionId' | 'title' | 'durationMs' | 'maxUnits'>

/** `durationMs` is the section's own time, null where the preset's applies. */
type SectionPart = { position: number; presetSectionId: string; title: Bilingual; durationMs: number | null }

/** A question as students may read it; `weight` selects its marks where its kind has several. */
export type PaperItem = StoredQuestion & { sectionPosition: number; weight: number | null }

export type PaperParts = {
  head: PaperHead
  pattern: PresetPattern
  sections: readonly SectionPart[]
  /** In the order of the paper. */
  items: readonly PaperItem[]
  passages: readonly PaperPassage[]
}

/** A stored version of a passage as papers hold it; the row may carry more. */
export const paperPassage = (row: Omit<PaperPassage, 'content'> & { contentHtml: Bilingual }): PaperPassage => {
  const { id, kind, title, contentHtml } = row
  return { id, kind, title, content: contentHtml }
}

const assembleSection = (
  { position, presetSectionId, title, durationMs }: SectionPart,
  { pattern, items }: PaperParts,
): PaperSection => {
  const questionIds = items.filter((item) => item.sectionPosition === position).map((item) => item.questionId)
  const rules = sectionRules(pattern, { presetSectionId, durationMs, questionCount: questionIds.length })
  return { id: `s${position}`, title, questionIds, ...rules }
}

/** A paper by the rules of its preset, without keys. Throws RangeError where the preset lacks a section or a mark. */
export const assemblePaper = (parts: PaperParts): Paper => {
  const { head, pattern, sections, items, passages } = parts
  const presetSectionAt = new Map(sections.map((section) => [section.position, section.presetSectionId]))
  return {
    ...head,
    ...paperRules(pattern, { durationMs: head.durationMs, sections: [...sections] }),
    sections: sections.map((section) => assembleSection(section, parts)),
    passages: [...passages],
    questions: items.map((item) =>
      publicQuestion(item, marksOf(pattern, presetSectionAt.get(item.sectionPosition) ?? '', item.kind, item.weight)),
    ),
  }
}
