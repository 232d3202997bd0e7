import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { QualityLine } from '../../domain/questions/quality-gate/office.ts'
import * as schema from '../../drizzle/schema/index.ts'
import {
  listCheckedTests,
  qualityOfPaper,
  qualityOfTest,
} from '../../worker/catalogue/quality-gate/quality-gate.usecases.ts'
import { seedPapers } from '../../scripts/quality/seed-papers.ts'
import { qualityFindings } from '../../domain/questions/quality-gate/quality-gate.ts'
import { db, prepareDatabase, servicesAt } from './support.ts'

beforeAll(prepareDatabase)

const services = servicesAt()

const allTests = async (cursor?: string): Promise<QualityLine[]> => {
  const { items, next } = await listCheckedTests(services, cursor)
  return next === null ? items : [...items, ...(await allTests(next))]
}

test('every stored test is listed once with its numbers of findings (OFC-40)', async () => {
  const lines = await allTests()
  const stored = await db.$count(schema.tests)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.length).toBeLessThanOrEqual(stored)
  const gate = lines.find(({ code }) => code === 'gate-m1')
  const { report } = await qualityOfTest(services, 'tst_gate-1')
  expect(gate && gate.blocks + gate.warns).toBe(report.findings.length)
  // As many tests as all files of the run have made.
}, 120_000)

test('a stored test has the findings of its seed, with names and questions to follow (OFC-40)', async () => {
  const own = seedPapers().get('GATE-M1')
  const { report, test: checked } = await qualityOfTest(services, 'tst_gate-1')
  const codes = (findings: { code: string; questions: number[] }[]) =>
    findings.filter(({ code }) => code !== 'twin_between').map(({ code, questions }) => [code, questions])
  expect(codes(report.findings)).toEqual(codes(own ? qualityFindings(own) : []))
  expect(checked).toMatchObject({ code: 'gate-m1', kind: 'chapter', access: 'free' })
  expect(report.blueprint).toEqual({ version: 1, effectiveFrom: '2021-01-01', basis: 'official' })
  expect(report.questions[0]).toMatchObject({ code: 'eng-033', title: { en: expect.any(String) } })
  expect(report.questions).toHaveLength(19)
})

const paper = (own: Partial<Parameters<typeof qualityOfPaper>[1]> = {}) =>
  qualityOfPaper(services, {
    presetVersionId: 'pre_rrb-ntpc-1_v1',
    kind: 'full',
    access: 'series',
    durationMinutes: 3,
    sections: [{ presetSectionId: 'mathematics', minutes: null, questionIds: ['qst_apt-001', 'qst_mat-001'] }],
    ...own,
  })

test('a paper in progress is checked as its questions are published now (OFC-40)', async () => {
  const { findings } = await paper()
  expect(findings.map(({ code }) => code)).toContain('topic_outside')
  expect(findings.find(({ code }) => code === 'shared_access')?.questions).toContain(1)
  await db.update(schema.questions).set({ rights: 'blocked' }).where(eq(schema.questions.id, 'qst_apt-001'))
  const blocked = (await paper()).findings.find(({ code }) => code === 'rights_blocked')
  await db.update(schema.questions).set({ rights: 'original' }).where(eq(schema.questions.id, 'qst_apt-001'))
  expect(blocked?.questions).toEqual([1])
})

test('unknown tests, patterns and questions are refused (OFC-40)', async () => {
  await expect(qualityOfTest(services, 'tst_none')).rejects.toMatchObject({ status: 404 })
  await expect(paper({ presetVersionId: 'pre_none_v1' })).rejects.toMatchObject({ status: 404 })
  const sections = [{ presetSectionId: 'mathematics', minutes: null, questionIds: ['qst_none'] }]
  await expect(paper({ sections })).rejects.toMatchObject({ status: 422 })
})
