import { describe, expect, test } from 'vitest'
import { PresetPattern } from '../../../domain/catalogue/contract.ts'
import { marksOf } from '../../../domain/catalogue/marking.ts'
import { releasedFrom, testStateAt } from '../../../domain/catalogue/window.ts'
import { accessTo, type AccessItem, type Entitlement } from '../../../domain/purchases/access.ts'
import { AuthoredQuestion, bodyOf, questionKinds } from '../../../domain/questions/contract.ts'
import { keyedOf, optionsOf } from '../../../domain/questions/kinds/options.ts'
import { publicQuestion } from '../../../domain/questions/public.ts'
import { compareDecimals } from '../../../domain/questions/decimals.ts'
import { units } from '../../../domain/results/marks.ts'
import { seedSeries, seedTests } from '../../../drizzle/seed/catalogue.ts'
import { seedExams, seedPresets } from '../../../drizzle/seed/presets.ts'
import { seedQuestions } from '../../../drizzle/seed/questions/index.ts'

describe('window and release', () => {
  test.each([
    ['before it opens', { opensAt: 100, closesAt: 200 }, 99, 'scheduled'],
    ['as it opens', { opensAt: 100, closesAt: 200 }, 100, 'live'],
    ['one millisecond before it closes', { opensAt: 100, closesAt: 200 }, 199, 'live'],
    ['as it closes', { opensAt: 100, closesAt: 200 }, 200, 'closed'],
    ['without a window', { opensAt: null, closesAt: null }, 5, 'live'],
    ['with an open end', { opensAt: 100, closesAt: null }, 9e15, 'live'],
    ['with an open beginning', { opensAt: null, closesAt: 200 }, 0, 'live'],
  ])('product.md, tests: a test %s', (_when, window, now, state) => {
    expect(testStateAt(window, now)).toBe(state)
  })

  test('exam.md section 5: score and solutions open at once, after the window closes, or at a time', () => {
    expect(releasedFrom({ rule: 'at_once' }, { closesAt: null })).toBeNull()
    expect(releasedFrom({ rule: 'after_close' }, { closesAt: 200 })).toBe(120_200)
    expect(releasedFrom({ rule: 'after_close' }, { closesAt: null })).toBeNull()
    expect(releasedFrom({ rule: 'at', at: 500_000 }, { closesAt: 200 })).toBe(500_000)
    // No key opens while a sitting that was offline may still hand in answers.
    expect(releasedFrom({ rule: 'at', at: 300 }, { closesAt: 200 })).toBe(120_200)
    expect(releasedFrom({ rule: 'at_once' }, { closesAt: 200 })).toBe(120_200)
  })
})

describe('access', () => {
  const item: AccessItem = { id: 'tst', access: 'series', seriesId: 'ser', hasPreview: false }
  const right: Entitlement = { itemId: 'ser', startsAt: 100, endsAt: 200, revokedAt: null }

  test.each<[string, AccessItem, Entitlement[], string]>([
    ['a free item without any right', { ...item, access: 'free' }, [], 'open'],
    ['an item of a series without any right', item, [], 'locked'],
    ['the same with a preview', { ...item, hasPreview: true }, [], 'preview'],
    ['an item of a series that was bought', item, [right], 'open'],
    ['an item of a series that was bought by itself', item, [{ ...right, itemId: 'tst' }], 'open'],
    ['a paid item whose series was bought', { ...item, access: 'paid' }, [right], 'locked'],
    ['a paid item that was bought', { ...item, access: 'paid' }, [{ ...right, itemId: 'tst' }], 'open'],
    ['a right to something else', item, [{ ...right, itemId: 'other' }], 'locked'],
    ['a right that was revoked', item, [{ ...right, revokedAt: 120 }], 'locked'],
    ['a right that has not begun', item, [{ ...right, startsAt: 151 }], 'locked'],
    ['a right that begins now', item, [{ ...right, startsAt: 150 }], 'open'],
    ['a right that ends now', item, [{ ...right, endsAt: 150 }], 'locked'],
    ['a right for good', item, [{ ...right, endsAt: null }], 'open'],
    ['one dead right and one alive', item, [{ ...right, revokedAt: 1 }, right], 'open'],
    ['a right to a series for an item of none', { ...item, seriesId: null }, [right], 'locked'],
  ])('issue 2, item 5: %s', (_what, asked, entitlements, access) => {
    expect(accessTo(asked, entitlements, 150)).toBe(access)
  })
})

describe('presets', () => {
  test.each(seedPresets.map((preset) => [preset.id, preset] as const))(
    'exam.md section 1: every mark of %s is a multiple of 1/180',
    (_id, preset) => {
      const pattern = PresetPattern.parse(preset.pattern)
      for (const section of pattern.sections) {
        const kinds = questionKinds.filter((kind) => section.marking[kind])
        expect(kinds.length).toBeGreaterThan(0)
        for (const kind of kinds) {
          const { correct, wrong } = marksOf(pattern, section.id, kind)
          expect(correct).toBeGreaterThan(0)
          expect(wrong).toBeGreaterThanOrEqual(0)
        }
      }
      expect(preset.sourceNote).not.toBe('')
      expect(preset.effectiveFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    },
  )

  test('exam.md section 1: every mark of the table of presets is a whole number of units', () => {
    const marks = ['2', '1/2', '2/3', '5/2', '5/6', '4/3', '4/9', '1', '1/4', '1/3', '4', '3', '0']
    for (const mark of marks) expect(Number.isInteger(units(mark))).toBe(true)
  })

  test('exam.md section 1: a kind or a section that the preset does not mark is refused, not zero', () => {
    const [ssc] = seedPresets
    if (!ssc) throw new Error('no preset is seeded')
    expect(() => marksOf(ssc.pattern, 'reasoning', 'nat')).toThrow(RangeError)
    expect(() => marksOf(ssc.pattern, 'physics', 'mcq')).toThrow(RangeError)
  })
})

describe('seeded catalogue', () => {
  const byCode = new Map(seedQuestions.map((question) => [question.code, question]))
  const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length)

  test('issue 2, item 5: 60 questions over six subjects, 2 presets, 3 series, 6 tests and a demo test', () => {
    expect(seedQuestions).toHaveLength(60)
    expect(new Set(seedQuestions.map(({ subject }) => subject)).size).toBe(6)
    expect(seedPresets).toHaveLength(2)
    expect(seedSeries).toHaveLength(3)
    expect(seedTests.filter(({ kind }) => kind !== 'demo')).toHaveLength(6)
    expect(seedTests.filter(({ kind }) => kind === 'demo')).toHaveLength(1)
    unique(seedQuestions.map(({ code }) => code))
    unique(seedTests.flatMap(({ id, code }) => [id, code]))
  })

  test('issue 2, item 5: one test is live at seeding, with a window', () => {
    const now = 1_800_000_000_000
    const windowed = seedTests.filter(({ window }) => window)
    const states = windowed.map(({ window }) =>
      testStateAt(
        { opensAt: now + (window?.opens ?? 0) * 60_000, closesAt: now + (window?.closes ?? 0) * 60_000 },
        now,
      ),
    )
    expect(states).toEqual(['live'])
  })

  test('trust.md, proofs, key leakage: no question of a test whose result waits is in a test that tells its key earlier', () => {
    const codesOf = ({ sections }: (typeof seedTests)[number]) => sections.flatMap(({ questions }) => questions)
    const waiting = seedTests.filter(({ release }) => release.rule !== 'at_once')
    expect(waiting.length).toBeGreaterThan(0)
    const told = new Set(seedTests.filter(({ release }) => release.rule === 'at_once').flatMap(codesOf))
    expect(waiting.flatMap(codesOf).filter((code) => told.has(code))).toEqual([])
  })

  test.each(seedQuestions.map((question) => [question.code, question] as const))(
    'exam.md section 2: %s is whole in both languages and its key names what it has',
    (_code, authored) => {
      const { stem, options, key, solution } = AuthoredQuestion.parse(authored)
      for (const words of [stem, solution, ...(options ?? []).map(({ content }) => content)]) {
        expect(words.en.trim()).not.toBe('')
        expect(words.hi.trim()).not.toBe('')
      }
      const ids = optionsOf(bodyOf(authored)).map(({ id }) => id)
      unique(ids)
      unique((options ?? []).map(({ content }) => content.en))
      if (key.kind === 'nat') {
        expect(compareDecimals(key.min, key.max)).toBeLessThanOrEqual(0)
      } else {
        unique(keyedOf(key))
        for (const optionId of keyedOf(key)) expect(ids).toContain(optionId)
      }
    },
  )

  test.each(seedTests.map((test_) => [test_.id, test_] as const))(
    'issue 2, item 5: %s names what exists, and every question has its marks',
    (_id, seeded) => {
      const pattern = seedPresets.find(({ id }) => id === seeded.presetId)?.pattern
      if (!pattern) throw new Error(`${seeded.presetId} is not seeded`)
      expect(seedExams.map(({ id }) => id)).toContain(seeded.examId)
      if (seeded.seriesId) expect(seedSeries.map(({ id }) => id)).toContain(seeded.seriesId)
      expect(seeded.title.hi).not.toBe('')
      const codes = seeded.sections.flatMap(({ questions }) => questions)
      unique(codes)
      for (const { presetSectionId, questions } of seeded.sections) {
        for (const code of questions) {
          const found = byCode.get(code)
          if (!found) throw new Error(`${code} is not seeded`)
          expect(marksOf(pattern, presetSectionId, found.key.kind).correct).toBeGreaterThan(0)
        }
      }
    },
  )
})

test('trust.md rule 7: what strips a question leaves nothing but what is named', () => {
  const words = { en: '<p>x</p>', hi: '', author: 'canary' }
  const stored = {
    questionId: 'qst_1',
    kind: 'mcq' as const,
    stemHtml: words,
    passageId: null,
    bodyHtml: {
      kind: 'mcq' as const,
      options: [{ id: 'a', html: words, content: words, pinned: true, why: 'canary', correct: true }],
    },
    key: 'canary',
    solution: 'canary',
    solutionHtml: 'canary',
    outcome: 'canary',
  }
  const stripped = publicQuestion(stored, { correct: 360, wrong: 90 })
  expect(JSON.stringify(stripped)).not.toContain('canary')
  expect(Object.keys(stripped)).toEqual(['id', 'stem', 'passageId', 'marks', 'options', 'kind'])
  expect(Object.keys(optionsOf(stripped)[0] ?? {})).toEqual(['id', 'content'])
})
