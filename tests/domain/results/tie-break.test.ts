import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PresetPattern } from '../../../domain/catalogue/contract.ts'
import type { QuestionScore, TieRule, Verdict } from '../../../domain/results/contract.ts'
import { scoreRulesOf } from '../../../domain/results/score-rules.ts'
import { units } from '../../../domain/results/marks.ts'
import { tieFrom } from '../../../domain/results/standing.ts'
import { decidingRule, tieKeyOf, withoutPerson, type TieFacts } from '../../../domain/results/tie-break.ts'

const sections = [
  { id: 's1', questionIds: ['m1', 'm2', 'm3'] },
  { id: 's2', questionIds: ['p1', 'p2', 'p3'] },
]
const ids = sections.flatMap(({ questionIds }) => questionIds)

const score = (questionId: string, verdict: Verdict): QuestionScore => ({
  questionId,
  verdict,
  units: units({ correct: '4', partial: '1', wrong: '-1', skipped: '0' }[verdict]),
  maxUnits: units('4'),
})

/** Verdicts by letter, in the order of the paper: c, p, w or a dash. */
const facts = (verdicts: string, parts: Partial<TieFacts> = {}): TieFacts => ({
  scores: [...verdicts].map((letter, index) =>
    score(ids[index] ?? '', ({ c: 'correct', p: 'partial', w: 'wrong' } as const)[letter] ?? 'skipped'),
  ),
  sections,
  birthDate: null,
  name: null,
  ...parts,
})

const above = (rules: TieRule[], one: TieFacts, other: TieFacts): number => {
  const [first, second] = [tieKeyOf(rules, one), tieKeyOf(rules, other)]
  return first === second ? 0 : first > second ? 1 : -1
}

describe('the order of equal scores (RES-41)', () => {
  const maths: TieRule = { by: 'section', sectionIds: ['s1'] }

  test('the higher score in a section stands above, negative scores included', () => {
    expect(above([maths], facts('cc-w--'), facts('cw-c--'))).toBe(1)
    expect(above([maths], facts('w--c--'), facts('ww-cc-'))).toBe(1)
    expect(above([maths], facts('---c--'), facts('w--c--'))).toBe(1)
    expect(above([maths], facts('c--c--'), facts('-c--c-'))).toBe(0)
  })

  test('more marks without the penalties stand above', () => {
    expect(above([{ by: 'positive_marks' }], facts('ccww--'), facts('c-----'))).toBe(1)
    expect(above([{ by: 'positive_marks' }], facts('p-----'), facts('w-----'))).toBe(1)
  })

  const ratio: TieRule = { by: 'wrong_ratio', sectionIds: null }

  test('fewer wrong answers for each right one stand above, and no right answer counts as infinite', () => {
    expect(above([ratio], facts('ccw---'), facts('ccww--'))).toBe(1)
    expect(above([ratio], facts('cw----'), facts('ccww--'))).toBe(0)
    expect(above([ratio], facts('cwwwww'), facts('------'))).toBe(1)
    expect(above([ratio], facts('------'), facts('wwwwww'))).toBe(0)
    expect(above([ratio], facts('c-----'), facts('cccccw'))).toBe(1)
  })

  test('the ratio of wrong to right also counts by subject', () => {
    const physics: TieRule = { by: 'wrong_ratio', sectionIds: ['s2'] }
    expect(above([physics], facts('wwwc--'), facts('cccw--'))).toBe(1)
  })

  test('the older stands above, an unknown date of birth below', () => {
    const born = (birthDate: string | null) => facts('------', { birthDate })
    expect(above([{ by: 'older' }], born('1999-12-31'), born('2000-01-01'))).toBe(1)
    expect(above([{ by: 'older' }], born('2000-01-02'), born('2000-01-01'))).toBe(-1)
    expect(above([{ by: 'older' }], born('2010-01-01'), born(null))).toBe(1)
  })

  test('names stand from A to Z, whatever their case and diacritics, in any script', () => {
    const named = (name: string | null) => facts('------', { name })
    const order = ['Aditi', 'ANIL', 'Anil Kumar', 'anita', 'Zoya', 'अनिल', 'सीमा', null]
    for (const [index, name] of order.entries())
      for (const later of order.slice(index + 1)) expect(above([{ by: 'name' }], named(name), named(later))).toBe(1)
    expect(above([{ by: 'name' }], named(' Ánil  '), named('ANIL'))).toBe(0)
    expect(above([{ by: 'name' }], named(''), named(null))).toBe(0)
  })

  test('names that begin alike are ordered by their rest, however long they are', () => {
    const named = (name: string) => facts('------', { name })
    const surname = 'Venkatasubramanian Krishnamurthy '
    const order = ['Aditi', 'Aditi Rao', 'Asha', 'Zoya'].map((name) => named(surname + name))
    for (const [index, one] of order.entries())
      for (const later of order.slice(index + 1)) expect(above([{ by: 'name' }], one, later)).toBe(1)
    expect(above([{ by: 'name' }], named(`${surname}Asha`), named(`${surname} asha`))).toBe(0)
  })

  test('a key that was stored with 24 letters of its name stays in order among whole names', () => {
    const cut = (name: string) => tieKeyOf([{ by: 'name' }], facts('------', { name: name.slice(0, 24) }))
    const whole = (name: string) => tieKeyOf([{ by: 'name' }], facts('------', { name }))
    const name = 'Venkatasubramanian Krishnamurthy'
    expect(cut(name) > whole('Venkatasubramanian Krisnan Iyer'), 'one letter further').toBe(true)
    expect(cut(name) > whole('Venkatasubramaniam Krishnamurthy'), 'one letter before').toBe(false)
    expect(cut(name) > whole(name), 'alike as far as it goes: the shorter').toBe(true)
  })

  test('JEE Main: the first rule that differs decides, and what is equal in all shares a rank', () => {
    const main: TieRule[] = [
      maths,
      { by: 'section', sectionIds: ['s2'] },
      ratio,
      { by: 'wrong_ratio', sectionIds: ['s1'] },
    ]
    const [one, other] = [tieKeyOf(main, facts('cw-c--')), tieKeyOf(main, facts('c--c-w'))]
    expect(decidingRule(main, one, other)).toEqual(maths)
    expect(decidingRule(main, tieKeyOf(main, facts('ccwcw-')), tieKeyOf(main, facts('ccwcw-')))).toBe(null)
  })

  test('one key orders like its rules one after the other', () => {
    const rules: TieRule[] = [{ by: 'positive_marks' }, ratio, { by: 'older' }, { by: 'name' }]
    const student = fc.record({
      verdicts: fc.string({ unit: fc.constantFrom('c', 'p', 'w', '-'), minLength: 6, maxLength: 6 }),
      birthDate: fc.constantFrom(null, '2001-02-03', '2001-03-02', '1998-01-01'),
      name: fc.constantFrom(null, 'Asha', 'Asha Verma', 'Ravi', 'रवि'),
    })
    fc.assert(
      fc.property(student, student, (one, other) => {
        const [first, second] = [facts(one.verdicts, one), facts(other.verdicts, other)]
        const slow = rules.map((rule) => above([rule], first, second)).find((order) => order !== 0) ?? 0
        expect(above(rules, first, second)).toBe(slow)
      }),
    )
  })
})

describe('tie-break rules of a pattern over the sections of a test (RES-41)', () => {
  const pattern = {
    sections: [{ id: 'maths', cutOffs: { ur: 20 } }, { id: 'physics' }, { id: 'chemistry', cutOffs: {} }],
    tieBreak: [
      { by: 'section', sectionId: 'maths' },
      { by: 'section', sectionId: 'chemistry' },
      { by: 'wrong_ratio' },
      { by: 'wrong_ratio', sectionId: 'physics' },
      { by: 'older' },
    ],
    cutOffs: { ur: 40 },
  } as unknown as PresetPattern

  test('name the sections of the paper, and leave out those that it does not have', () => {
    const scoreRules = scoreRulesOf(pattern, [
      { id: 's1', presetSectionId: 'maths' },
      { id: 's2', presetSectionId: 'physics' },
      { id: 's3', presetSectionId: 'maths' },
    ])
    expect(scoreRules.tieRules).toEqual([
      { by: 'section', sectionIds: ['s1', 's3'] },
      { by: 'wrong_ratio', sectionIds: null },
      { by: 'wrong_ratio', sectionIds: ['s2'] },
      { by: 'older' },
    ])
    expect(scoreRules.cutOffs).toEqual([
      { scope: 'total', percents: { ur: 40 } },
      { scope: { sectionId: 's1' }, percents: { ur: 20 } },
      { scope: { sectionId: 's3' }, percents: { ur: 20 } },
    ])
  })
})

test('a result names the rule that decides among equal scores (RES-41)', () => {
  const rules: TieRule[] = [{ by: 'older' }, { by: 'name' }]
  const key = (birthDate: string, name: string) => tieKeyOf(rules, facts('------', { birthDate, name }))
  const mine = key('2000-01-01', 'Meena')
  const equals = {
    equal: 6,
    tiedAbove: 2,
    tiedBelow: 1,
    nextAbove: key('2000-01-01', 'Asha'),
    nextBelow: key('2002-01-01', 'Asha'),
  }
  expect(tieFrom(rules, mine, equals)).toEqual({
    above: 2,
    below: 1,
    shared: 2,
    rules,
    decided: { above: { by: 'name' }, below: { by: 'older' } },
  })
  expect(tieFrom(rules, mine, { ...equals, equal: 1, tiedAbove: 0, tiedBelow: 0 })).toBe(null)
})

test('the key of an erased student is as if name and age had never been known (RES-42)', () => {
  const rules: TieRule[] = [
    { by: 'section', sectionIds: ['s1'] },
    { by: 'older' },
    { by: 'name' },
    { by: 'positive_marks' },
  ]
  const known = tieKeyOf(rules, facts('ccwp--', { birthDate: '2000-01-01', name: 'Meena' }))
  expect(withoutPerson(rules, known)).toBe(tieKeyOf(rules, facts('ccwp--')))
  expect(withoutPerson([{ by: 'positive_marks' }], 'as it is')).toBe('as it is')
})
