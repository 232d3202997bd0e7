import type { Paper } from '../../domain/attempts/contract.ts'
import type { PresetPattern } from '../../domain/catalogue/contract.ts'
import { sectionTerms } from '../../domain/catalogue/test-rules.ts'
import { scoreRulesOf, type ScoreRules } from '../../domain/results/score-rules.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { makeMemo } from '../platform/memo.ts'
import { assemblePaper, paperPassage } from './assemble-paper.ts'
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

const freeze = ({ version, pattern }: Head, { sections, items, passages }: Parts): Paper => {
  const { id: versionId, testId, title, durationMs, maxUnits } = version
  return assemblePaper({
    head: { testId, versionId, title, durationMs, maxUnits },
    pattern,
    sections,
    items,
    passages: passages.map(paperPassage),
  })
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
    const parts = await readPaper(services.db, versionId)
    const { head, sections, items } = parts
    if (!head) throw notFound()
    const paper = freeze(head, parts)
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
