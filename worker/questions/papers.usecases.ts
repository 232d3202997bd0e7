import type { Paper } from '../../domain/attempts/contract.ts'
import { marksOf } from '../../domain/catalogue/marking.ts'
import { publicQuestion } from '../../domain/questions/public.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { makeMemo } from '../platform/memo.ts'
import { readKeys, readPaper } from './papers.store.ts'

/** What readers of a result see of a question beside the paper: not secret, but not for the hall either. */
export type QuestionFacts = { topic: string; difficulty: 'easy' | 'medium' | 'hard'; targetMs: number }

export type FrozenPaper = { paper: Paper; facts: Map<string, QuestionFacts>; seriesId: string | null }
export type FrozenKeys = Map<string, Awaited<ReturnType<typeof readKeys>>[number]>

// Published versions never change, so what was read once is right for good.
const papers = makeMemo<FrozenPaper>(64)
const keys = makeMemo<FrozenKeys>(64)

/** The paper of a test version, without any key. Throws 404 where there is no such version. */
export const paperOf = (services: Services, versionId: string): Promise<FrozenPaper> =>
  papers(versionId, async () => {
    const { head, sections, items } = await readPaper(services.db, versionId)
    if (!head) throw notFound()
    const { version, pattern } = head
    const presetSectionAt = new Map(sections.map((section) => [section.position, section.presetSectionId]))
    const paper: Paper = {
      testId: version.testId,
      versionId,
      title: version.title,
      durationMs: version.durationMs,
      maxUnits: version.maxUnits,
      saveMode: pattern.saveMode,
      reviewCounts: pattern.reviewCounts,
      keyboard: pattern.keyboard,
      sections: sections.map((section) => ({
        id: `s${section.position}`,
        title: section.title,
        questionIds: items.filter((item) => item.sectionPosition === section.position).map((item) => item.questionId),
      })),
      questions: items.map((item) =>
        publicQuestion(item, marksOf(pattern, presetSectionAt.get(item.sectionPosition) ?? '', item.kind)),
      ),
    }
    const facts = new Map(
      items.map(({ questionId, topic, difficulty, targetMs }) => [questionId, { topic, difficulty, targetMs }]),
    )
    return { paper, facts, seriesId: head.seriesId }
  })

/** The keys of a test version. Callers: scoring, and results after release. */
export const keysOf = (services: Services, versionId: string): Promise<FrozenKeys> =>
  keys(versionId, async () => new Map((await readKeys(services.db, versionId)).map((row) => [row.questionId, row])))
