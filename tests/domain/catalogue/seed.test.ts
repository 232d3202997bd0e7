import { describe, expect, test } from 'vitest'
import { marksOf } from '../../../domain/catalogue/marking.ts'
import { testStateAt } from '../../../domain/catalogue/window.ts'
import {
  AuthoredPassage,
  AuthoredQuestion,
  bodyOf,
  passageKinds,
  questionKinds,
} from '../../../domain/questions/contract.ts'
import { keyedOf, optionsOf } from '../../../domain/questions/kinds/presentation.ts'
import { compareDecimals } from '../../../domain/questions/decimals.ts'
import { units } from '../../../domain/results/marks.ts'
import { seedSeries, seedShiftGroups, seedTests, type SeedTest } from '../../../drizzle/seed/catalogue/index.ts'
import { paperQuestions } from '../../../drizzle/seed/catalogue/full-papers.ts'
import { referenceExams } from '../../../drizzle/reference/exams.ts'
import { presetVersion } from '../../../drizzle/reference/presets/index.ts'
import { seedPassages, seedQuestions } from '../../../drizzle/seed/questions/index.ts'

describe('the seeded catalogue (CAT-38, CAT-39, CAT-40, QST-2, QST-5, QST-8, QST-13)', () => {
  const byCode = new Map(seedQuestions.map((question) => [question.code, question]))
  const codesOf = ({ sections }: SeedTest) => sections.flatMap(({ questions }) => questions)
  const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length)

  test('has at least 300 questions of every kind, 8 series, 20 tests on 4 patterns, and a demo test', () => {
    expect(seedQuestions.length).toBeGreaterThanOrEqual(300)
    expect(new Set(seedQuestions.map(({ key }) => key.kind))).toEqual(new Set(questionKinds))
    expect(new Set(seedPassages.map(({ kind }) => kind))).toEqual(new Set(passageKinds))
    const listed = seedTests.filter(({ kind }) => kind !== 'demo')
    expect(seedSeries.length).toBeGreaterThanOrEqual(8)
    expect(listed.length).toBeGreaterThanOrEqual(20)
    expect(new Set(listed.map(({ presetVersionId }) => presetVersionId)).size).toBeGreaterThanOrEqual(4)
    expect(seedTests.length - listed.length).toBe(1)
    for (const { id } of seedSeries) expect(seedTests.filter(({ seriesId }) => seriesId === id)).not.toEqual([])
    for (const { id } of referenceExams) expect(seedSeries.filter(({ examId }) => examId === id)).not.toEqual([])
    unique(seedQuestions.map(({ code }) => code))
    unique(seedPassages.map(({ code }) => code))
    unique(seedSeries.map(({ id }) => id))
    unique(seedTests.flatMap(({ id, code }) => [id, code]))
  })

  test('the demo test has ten questions and shows every kind', () => {
    const codes = seedTests.filter(({ kind }) => kind === 'demo').flatMap(codesOf)
    expect(codes).toHaveLength(10)
    expect(new Set(codes.map((code) => byCode.get(code)?.key.kind))).toEqual(new Set(questionKinds))
  })

  const now = 1_800_000_000_000
  const statesOf = (of: SeedTest[]) =>
    of.map(({ window }) =>
      testStateAt(
        { opensAt: now + (window?.opens ?? 0) * 60_000, closesAt: now + (window?.closes ?? 0) * 60_000 },
        now,
      ),
    )

  test('at seeding one test is live, and one is to come with a lobby and late joining', () => {
    const windowed = seedTests.filter(({ window, shiftGroupId }) => window && !shiftGroupId)
    expect(statesOf(windowed)).toEqual(['live', 'scheduled'])
    const [, lobby] = windowed
    expect(lobby?.window).toMatchObject({ commonStart: true, lateJoinMinutes: expect.any(Number) })
    const length = (lobby?.window?.closes ?? 0) - (lobby?.window?.opens ?? 0)
    expect(length).toBeGreaterThanOrEqual(lobby?.durationMinutes ?? Infinity)
  })

  test('two shifts of one group were held, on papers of the same size and pattern', () => {
    expect(seedShiftGroups.map(({ normaliser }) => normaliser)).toEqual(['ssc_2025'])
    const shifts = seedTests.filter(({ shiftGroupId }) => shiftGroupId === seedShiftGroups[0]?.id)
    expect(statesOf(shifts)).toEqual(['closed', 'closed'])
    const [first, second] = shifts
    expect(first?.presetVersionId).toBe(second?.presetVersionId)
    expect(first?.durationMinutes).toBe(second?.durationMinutes)
    expect(first && codesOf(first)).toHaveLength(20)
    expect(first && second && codesOf(first).filter((code) => codesOf(second).includes(code))).toEqual([])
  })

  test('no question of a test whose results wait is in a test that shows its key earlier', () => {
    const waiting = seedTests.filter((seeded) => seeded.window && statesOf([seeded])[0] !== 'closed')
    expect(waiting.map(({ release }) => release.rule)).toEqual(['after_close', 'after_close'])
    const told = new Set(seedTests.filter((seeded) => !waiting.includes(seeded)).flatMap(codesOf))
    expect(waiting.flatMap(codesOf).filter((code) => told.has(code))).toEqual([])
    unique(waiting.flatMap(codesOf))
  })

  test.each(seedQuestions.map((question) => [question.code, question] as const))(
    '%s is complete in both languages and its key names only what it shows',
    (_code, authored) => {
      const {
        stem,
        options = [],
        rows = [],
        columns = [],
        statements,
        key,
        solution,
      } = AuthoredQuestion.parse(authored)
      const listed = [...options, ...rows, ...columns].map(({ content }) => content)
      for (const words of [stem, solution, ...listed, ...Object.values(statements ?? {})]) {
        expect(words.en.trim()).not.toBe('')
        expect(words.hi.trim()).not.toBe('')
      }
      if (authored.passage) expect(seedPassages.map(({ code }) => code)).toContain(authored.passage)
      const ids = optionsOf(bodyOf(authored)).map(({ id }) => id)
      unique(ids)
      for (const list of [options, rows, columns]) {
        unique(list.map(({ id }) => id))
        unique(list.map(({ content }) => content.en))
      }
      if (key.kind === 'nat') {
        expect(compareDecimals(key.min, key.max)).toBeLessThanOrEqual(0)
      } else if (key.kind === 'matrix') {
        expect(Object.keys(key.rows).sort()).toEqual(rows.map(({ id }) => id).sort())
        for (const columnId of Object.values(key.rows).flat()) expect(columns.map(({ id }) => id)).toContain(columnId)
      } else {
        unique(keyedOf(key))
        for (const optionId of keyedOf(key)) expect(ids).toContain(optionId)
      }
    },
  )

  test.each(seedPassages.map((passage) => [passage.code, passage] as const))(
    'passage %s is complete in both languages and questions are asked about it',
    (code, authored) => {
      const { title, content } = AuthoredPassage.parse(authored)
      for (const words of [title, content]) for (const text of Object.values(words)) expect(text.trim()).not.toBe('')
      expect(seedQuestions.some(({ passage }) => passage === code)).toBe(true)
    },
  )

  test.each(seedTests.map((test_) => [test_.id, test_] as const))(
    '%s names only what exists, and every question has its marks',
    (_id, seeded) => {
      const { pattern } = presetVersion(seeded.presetVersionId)
      expect(referenceExams.map(({ id }) => id)).toContain(seeded.examId)
      if (seeded.seriesId) expect(seedSeries.map(({ id }) => id)).toContain(seeded.seriesId)
      expect(seeded.title.hi).not.toBe('')
      unique(codesOf(seeded))
      for (const { presetSectionId, questions, weights = {} } of seeded.sections) {
        for (const code of questions) {
          const found = byCode.get(code)
          if (!found) throw new Error(`${code} is not seeded`)
          const { correct, partial } = marksOf(pattern, presetSectionId, found.key.kind, weights[code])
          expect(correct).toBeGreaterThan(0)
          // The marks divide evenly among the rows.
          if (partial === 'per_row') expect(correct % (found.rows?.length ?? 1)).toBe(0)
        }
        expect(Object.keys(weights).filter((code) => !questions.includes(code))).toEqual([])
      }
    },
  )

  test.each(seedTests.map((test_) => [test_.id, test_] as const))(
    'in %s the questions of a passage follow each other, in their order',
    (_id, { sections }) => {
      for (const { questions } of sections) {
        const passages = questions.map((code) => byCode.get(code)?.passage ?? code)
        unique(passages.filter((name, index) => name !== passages[index - 1]))
        questions.forEach((code, index) => {
          if (index > 0 && passages[index] === passages[index - 1]) {
            expect(code > (questions[index - 1] ?? '')).toBe(true)
          }
        })
      }
    },
  )

  test.each(
    seedTests.filter(({ presetVersionId }) => presetVersion(presetVersionId).pattern.navigation === 'sectional'),
  )(
    'the sections of $id fill its time and keep the order of the pattern',
    ({ presetVersionId, durationMinutes, sections }) => {
      const { pattern } = presetVersion(presetVersionId)
      const order = pattern.sections.map(({ id }) => id)
      expect(sections.map(({ presetSectionId }) => presetSectionId)).toEqual(
        order.filter((id) => sections.some(({ presetSectionId }) => presetSectionId === id)),
      )
      const isOptional = (id: string) => pattern.sections.find((section) => section.id === id)?.optional ?? false
      const minutes = (of: typeof sections) => of.reduce((sum, section) => sum + (section.minutes ?? 0), 0)
      const taken = sections
        .filter(({ presetSectionId }) => isOptional(presetSectionId))
        .slice(0, pattern.optionalTaken ?? 0)
      expect(minutes(sections.filter(({ presetSectionId }) => !isOptional(presetSectionId))) + minutes(taken)).toBe(
        durationMinutes,
      )
    },
  )
})

describe('full-length papers (CAT-55)', () => {
  const full = seedTests.filter(({ id }) => /-full-\d+$/.test(id))
  const codesOf = ({ sections }: SeedTest) => sections.flatMap(({ questions }) => questions)

  test.each(full.map((paper) => [paper.code, paper] as const))('%s is as long as its exam', (_code, paper) => {
    const { pattern } = presetVersion(paper.presetVersionId)
    for (const { presetSectionId, questions } of paper.sections)
      expect(questions).toHaveLength(
        pattern.sections.find(({ id }) => id === presetSectionId)?.questionCount ?? Number.NaN,
      )
  })

  test('a mock or live test with fewer questions than its exam says that it is short (CAT-56)', () => {
    const shorter = seedTests.filter(({ kind, presetVersionId, sections }) => {
      const asked = new Map(
        presetVersion(presetVersionId).pattern.sections.map(({ id, questionCount }) => [id, questionCount]),
      )
      const isCut = sections.some(
        ({ presetSectionId, questions }) => questions.length < (asked.get(presetSectionId) ?? 0),
      )
      return (kind === 'full' || kind === 'live') && isCut
    })
    expect(shorter.length).toBeGreaterThan(10)
    for (const { title } of shorter)
      expect(title).toEqual({ en: expect.stringMatching(/short/), hi: expect.stringMatching(/छोट/) })
  })

  test('no question of the demo is in two tests', () => {
    const tests = Map.groupBy(
      seedTests.flatMap((each) => codesOf(each).map((question) => ({ question, test: each.code }))),
      ({ question }) => question,
    )
    expect([...tests.values()].filter(({ length }) => length > 1)).toEqual([])
  })

  test('are for sale', () => {
    const own = full.flatMap(codesOf)
    expect(own.toSorted()).toEqual(paperQuestions.map(({ code }) => code).toSorted())
    expect(new Set(full.map(({ access }) => access))).toEqual(new Set(['series']))
    for (const { seriesId } of full)
      expect(seedSeries.find(({ id }) => id === seriesId)).toMatchObject({ access: 'paid' })
  })

  test('JEE Advanced has the kinds and marks of Paper 1 of 2024 (CAT-33)', () => {
    const paper = full.find(({ code }) => code === 'JEE-ADV-F1')
    const { pattern } = presetVersion(paper?.presetVersionId ?? '')
    const kindOf = new Map(paperQuestions.map(({ code, key }) => [code, key.kind]))
    const subjects = paper?.sections.map(({ presetSectionId, questions }) => {
      const kinds = questions.map((code) => kindOf.get(code) ?? 'nat')
      return {
        counts: Object.fromEntries([...Map.groupBy(kinds, (kind) => kind)].map(([kind, { length }]) => [kind, length])),
        marks: kinds.reduce((sum, kind) => sum + marksOf(pattern, presetSectionId, kind).correct, 0),
      }
    })
    expect(subjects).toEqual(
      Array.from({ length: 3 }, () => ({ counts: { mcq: 8, msq: 3, nat: 6 }, marks: units('60') })),
    )
  })
})
