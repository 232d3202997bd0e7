import { blueprintFor } from '../../../domain/catalogue/blueprints/in-force.ts'
import type { TestKind } from '../../../domain/catalogue/test-kinds.ts'
import { dateInIndia } from '../../../domain/india.ts'
import type { CursorPage } from '../../../domain/lists.ts'
import type { AccessKind } from '../../../domain/purchases/access.ts'
import {
  gateSeverities,
  type GateFinding,
  type GatePaper,
  type GateQuestion,
  type GateSection,
} from '../../../domain/questions/quality-gate/contract.ts'
import type {
  CheckedTest,
  PaperInProgress,
  QualityLine,
  QualityReport,
} from '../../../domain/questions/quality-gate/office.ts'
import { profileOf } from '../../../domain/questions/quality-gate/profile.ts'
import { qualityFindings } from '../../../domain/questions/quality-gate/quality-gate.ts'
import type { Services } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { makeFreshMemo } from '../../platform/memo.ts'
import { decodeCursor, pageOf } from '../../platform/paging.ts'
import { invalidInput } from '../../platform/validate.ts'
import { otherUses } from '../../purchases/free-elsewhere.usecases.ts'
import { findPreset } from '../new-tests.store.ts'
import * as store from './quality-gate.store.ts'

const minuteMs = 60_000
const pageSize = 20

type Item = Omit<GateQuestion, 'number'>
type BankItem = Item & Pick<Awaited<ReturnType<typeof store.listQuestions>>[number], 'code' | 'title'>

type Contents<Each extends Item = Item> = {
  testId: string | null
  presetVersionId: string
  kind: TestKind
  access: AccessKind
  durationMs: number
  sections: GateSection[]
  items: Each[]
}

/** Paper and pattern for the gate. Throws 404 for an unknown version of a preset. */
const prepare = async (services: Services, contents: Contents) => {
  const { presetVersionId, items, access, testId } = contents
  const [{ preset, versions, blueprints }, topicTitles, uses] = await Promise.all([
    store.readPattern(services.db, presetVersionId),
    store.readTopicTitles(services.db),
    otherUses(
      services,
      items.map(({ id }) => id),
      testId,
    ),
  ])
  if (!preset) throw notFound()
  const today = dateInIndia(services.now())
  const dated = blueprintFor(blueprints, { effectiveFrom: preset.effectiveFrom, laterVersions: versions, today })
  const paper: GatePaper = {
    kind: contents.kind,
    isFree: access === 'free',
    durationMs: contents.durationMs,
    pattern: preset.pattern,
    blueprint: dated?.blueprint ?? null,
    sections: contents.sections,
    questions: items.map((item, index) => ({ ...item, number: index + 1 })),
    topicTitles,
    shared: uses.map(({ questionId, title, access: other }) => ({
      questionId,
      paper: title,
      isFree: other === 'free',
    })),
    twins: [],
  }
  return { paper, preset, dated }
}

const report = async (services: Services, contents: Contents<BankItem>): Promise<QualityReport> => {
  const { paper, preset, dated } = await prepare(services, contents)
  return {
    findings: qualityFindings(paper),
    profile: profileOf(paper),
    sections: paper.sections.map(({ id, title }) => ({ id, title })),
    questions: contents.items.map(({ id, code, title }) => ({ id, code, title })),
    blueprint: dated && { version: dated.version, effectiveFrom: dated.effectiveFrom, basis: dated.basis },
    preset: { id: preset.id, name: preset.name },
  }
}

const reportOf = async (services: Services, test: store.TestHead): Promise<QualityReport> => {
  const { sections, items } = await store.readContents(services.db, test.versionId)
  return report(services, { ...test, testId: test.id, sections, items })
}

const checkedTest = ({ id, code, title, kind, access }: store.TestHead): CheckedTest => ({
  id,
  code,
  title,
  kind,
  access,
})

/** A stored test with its findings. Throws 404 for an unknown one. */
export const qualityOfTest = async (
  services: Services,
  testId: string,
): Promise<{ test: CheckedTest; report: QualityReport }> => {
  const test = await store.findTest(services.db, testId)
  if (!test) throw notFound()
  return { test: checkedTest(test), report: await reportOf(services, test) }
}

const named = (title: GateSection['title'] | undefined, id: string) => title ?? { en: id, hi: id }

/** Findings of a paper as it is put together. Throws 404 for an unknown preset, 422 for an unknown question. */
export const qualityOfPaper = async (services: Services, input: PaperInProgress): Promise<QualityReport> => {
  const ids = input.sections.flatMap(({ questionIds }) => questionIds)
  const [{ preset }, rows] = await Promise.all([
    store.readPattern(services.db, input.presetVersionId),
    store.listQuestions(services.db, ids),
  ])
  const found = new Map(rows.map((row) => [row.id, row]))
  const items = input.sections.flatMap(({ presetSectionId: sectionId, questionIds }) =>
    questionIds.map((id): BankItem => {
      const row = found.get(id)
      if (!row) throw invalidInput({ sections: 'names an unknown question' })
      return { ...row, sectionId }
    }),
  )
  const titleOf = (id: string) => preset?.pattern.sections.find((section) => section.id === id)?.title
  return report(services, {
    ...input,
    testId: null,
    durationMs: input.durationMinutes * minuteMs,
    sections: input.sections.map(({ presetSectionId: id, minutes }) => ({
      id,
      title: named(titleOf(id), id),
      durationMs: minutes === null ? null : minutes * minuteMs,
    })),
    items,
  })
}

/** New questions of a practice test with one section, before they are in the bank. */
type NewQuestions = { presetId: string; kind: TestKind; questions: Omit<Item, 'sectionId' | 'targetMs'>[] }

/** Findings of new questions, numbered in their order, as a free test by a preset as in force today. */
export const findingsOfNew = async (services: Services, { presetId, kind, questions }: NewQuestions) => {
  const preset = await findPreset(services.db, presetId, dateInIndia(services.now()))
  const section = preset?.pattern.sections[0]
  if (!preset || !section || questions.length === 0) return []
  const durationMs = (preset.pattern.durationMinutes * minuteMs * questions.length) / section.questionCount
  const targetMs = durationMs / questions.length
  const { paper } = await prepare(services, {
    testId: null,
    presetVersionId: preset.versionId,
    kind,
    access: 'free',
    durationMs,
    sections: [{ id: section.id, title: section.title, durationMs: null }],
    items: questions.map((question) => ({ ...question, sectionId: section.id, targetMs })),
  })
  return qualityFindings(paper)
}

// Content and sharing change under a version, so a count is at most ten minutes old.
const counts = makeFreshMemo<Pick<QualityLine, 'blocks' | 'warns'>>(500, 10 * minuteMs)

const countsOf = (services: Services, test: store.TestHead) =>
  counts(`${test.versionId} ${test.updatedAt}`, services.now(), async () => {
    const { findings } = await reportOf(services, test)
    const blocks = findings.filter(({ code }: GateFinding) => gateSeverities[code] === 'blocks').length
    return { blocks, warns: findings.length - blocks }
  })

/** Stored tests, those changed last first, with their numbers of findings. */
export const listCheckedTests = async (services: Services, cursor?: string): Promise<CursorPage<QualityLine>> => {
  const rows = await store.listTests(services.db, decodeCursor(cursor), pageSize)
  const { items, next } = pageOf(rows, pageSize, ({ updatedAt, id }) => ({ value: updatedAt, id }))
  return {
    items: await Promise.all(
      items.map(async (test) => ({
        ...checkedTest(test),
        questionCount: test.questionCount,
        ...(await countsOf(services, test)),
      })),
    ),
    next,
  }
}
