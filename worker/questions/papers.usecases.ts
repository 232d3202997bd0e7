import type { Paper, PaperSection } from '../../domain/attempts/contract.ts'
import type { PresetPattern } from '../../domain/catalogue/contract.ts'
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

type Parts = Awaited<ReturnType<typeof readPaper>>
type Head = NonNullable<Parts['head']>

const minuteMs = 60_000

const freezeSection = (
  { position, presetSectionId, title, durationMs }: Parts['sections'][number],
  pattern: PresetPattern,
  items: Parts['items'],
): PaperSection => {
  const rule = pattern.sections.find(({ id }) => id === presetSectionId)
  const ownMs = pattern.navigation === 'sectional' ? (durationMs ?? (rule?.minutes ?? 0) * minuteMs) : null
  const scale = ownMs !== null && rule?.minutes ? ownMs / (rule.minutes * minuteMs) : 1
  return {
    id: `s${position}`,
    title,
    questionIds: items.filter((item) => item.sectionPosition === position).map((item) => item.questionId),
    durationMs: ownMs,
    minSubmitMs: Math.round((rule?.minSubmitMinutes ?? 0) * minuteMs * scale),
    breakMs: Math.round((rule?.breakMinutes ?? 0) * minuteMs * scale),
    optional: rule?.optional ?? false,
    maxAttempted: rule?.maxAttempted ?? null,
    after: rule?.after ?? (pattern.navigation === 'sectional' ? 'none' : 'edit'),
  }
}

const freeze = (
  version: Head['version'],
  pattern: PresetPattern,
  sections: Parts['sections'],
  items: Parts['items'],
  passages: Parts['passages'],
): Paper => {
  const presetSectionAt = new Map(sections.map((section) => [section.position, section.presetSectionId]))
  const scale = version.durationMs / (pattern.durationMinutes * minuteMs)
  return {
    testId: version.testId,
    versionId: version.id,
    title: version.title,
    durationMs: version.durationMs,
    minSubmitMs: Math.round((pattern.minSubmitMinutes ?? 0) * minuteMs * scale),
    navigation: pattern.navigation,
    maxUnits: version.maxUnits,
    saveMode: pattern.saveMode,
    reviewCounts: pattern.reviewCounts,
    keyboard: pattern.keyboard,
    calculator: pattern.calculator,
    pausable: pattern.pausable,
    optionalTaken: pattern.optionalTaken ?? 0,
    sections: sections.map((section) => freezeSection(section, pattern, items)),
    passages: passages.map(({ id, kind, title, contentHtml }) => ({ id, kind, title, content: contentHtml })),
    questions: items.map((item) =>
      publicQuestion(item, marksOf(pattern, presetSectionAt.get(item.sectionPosition) ?? '', item.kind, item.weight)),
    ),
  }
}

/** The paper of a test version, without any key. Throws 404 where there is no such version. */
export const paperOf = (services: Services, versionId: string): Promise<FrozenPaper> =>
  papers(versionId, async () => {
    const { head, sections, items, passages } = await readPaper(services.db, versionId)
    if (!head) throw notFound()
    const paper = freeze(head.version, head.pattern, sections, items, passages)
    const facts = new Map(
      items.map(({ questionId, topic, difficulty, targetMs }) => [questionId, { topic, difficulty, targetMs }]),
    )
    return { paper, facts, seriesId: head.seriesId }
  })

/** The keys of a test version. Callers: scoring, and results after release. */
export const keysOf = (services: Services, versionId: string): Promise<FrozenKeys> =>
  keys(versionId, async () => new Map((await readKeys(services.db, versionId)).map((row) => [row.questionId, row])))
