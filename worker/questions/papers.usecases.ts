import type { Paper, PaperSection } from '../../domain/attempts/contract.ts'
import type { PresetPattern } from '../../domain/catalogue/contract.ts'
import { marksOf } from '../../domain/catalogue/marking.ts'
import { paperRules, sectionRules } from '../../domain/catalogue/structure.ts'
import { sectionTerms } from '../../domain/catalogue/test-rules.ts'
import { publicQuestion } from '../../domain/questions/public.ts'
import { scoreRulesOf, type ScoreRules } from '../../domain/results/score-rules.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { makeMemo } from '../platform/memo.ts'
import { readPaper } from './papers.store.ts'

/** Facts of a question for readers of a result: not secret, but not shown in the exam. */
type QuestionFacts = { topic: string; difficulty: 'easy' | 'medium' | 'hard'; targetMs: number }

export type FrozenPaper = {
  paper: Paper
  /** Question ids in order: results store positions of this list (domain/results/compact.ts). */
  order: string[]
  facts: Map<string, QuestionFacts>
  scoreRules: ScoreRules
  /** Milliseconds of a section for a candidate with a scribe, by section, where it differs. */
  scribeMs: Record<string, number>
  seriesId: string | null
}

// Published versions are immutable, so entries never expire.
const papers = makeMemo<FrozenPaper>(64)

type Parts = Awaited<ReturnType<typeof readPaper>>
type Head = NonNullable<Parts['head']>

const freezeSection = (
  { position, presetSectionId, title, durationMs }: Parts['sections'][number],
  pattern: PresetPattern,
  items: Parts['items'],
): PaperSection => {
  const questionIds = items.filter((item) => item.sectionPosition === position).map((item) => item.questionId)
  const rules = sectionRules(pattern, { presetSectionId, durationMs, questionCount: questionIds.length })
  return { id: `s${position}`, title, questionIds, ...rules }
}

const freeze = (
  version: Head['version'],
  pattern: PresetPattern,
  sections: Parts['sections'],
  items: Parts['items'],
  passages: Parts['passages'],
): Paper => {
  const presetSectionAt = new Map(sections.map((section) => [section.position, section.presetSectionId]))
  return {
    testId: version.testId,
    versionId: version.id,
    title: version.title,
    durationMs: version.durationMs,
    maxUnits: version.maxUnits,
    ...paperRules(pattern, { durationMs: version.durationMs, sections }),
    sections: sections.map((section) => freezeSection(section, pattern, items)),
    passages: passages.map(({ id, kind, title, contentHtml }) => ({ id, kind, title, content: contentHtml })),
    questions: items.map((item) =>
      publicQuestion(item, marksOf(pattern, presetSectionAt.get(item.sectionPosition) ?? '', item.kind, item.weight)),
    ),
  }
}

const scribeTimes = (pattern: PresetPattern, sections: Parts['sections']): Record<string, number> =>
  Object.fromEntries(
    sections.flatMap(({ position, presetSectionId, durationMs }) => {
      const { scribeMs } = sectionTerms(pattern, { presetSectionId, durationMs, questionCount: 0 })
      return scribeMs === null ? [] : [[`s${position}`, scribeMs]]
    }),
  )

/** Paper of a test version, without keys. Throws 404 where there is no such version. */
export const paperOf = (services: Services, versionId: string): Promise<FrozenPaper> =>
  papers(versionId, async () => {
    const { head, sections, items, passages } = await readPaper(services.db, versionId)
    if (!head) throw notFound()
    const paper = freeze(head.version, head.pattern, sections, items, passages)
    const facts = new Map(
      items.map(({ questionId, topic, difficulty, targetMs }) => [questionId, { topic, difficulty, targetMs }]),
    )
    const scoreRules = scoreRulesOf(
      head.pattern,
      sections.map(({ position, presetSectionId }) => ({ id: `s${position}`, presetSectionId })),
    )
    const order = paper.questions.map(({ id }) => id)
    return { paper, order, facts, scoreRules, scribeMs: scribeTimes(head.pattern, sections), seriesId: head.seriesId }
  })
