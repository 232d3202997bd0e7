import { describe, expect, test } from 'vitest'
import { isTooOften, isTooSeldom } from '../../../../domain/questions/quality-gate/chance.ts'
import {
  gateCodes,
  type GateCode,
  type GateFinding,
  type GatePaper,
  type GateQuestion,
} from '../../../../domain/questions/quality-gate/contract.ts'
import { profileOf } from '../../../../domain/questions/quality-gate/profile.ts'
import { qualityFindings } from '../../../../domain/questions/quality-gate/quality-gate.ts'
import { numberIn, visibleLength } from '../../../../domain/questions/quality-gate/visible-text.ts'
import { choice, goodPaper, question, saidWhy, withQuestions } from './papers.ts'

const both = (text: string) => ({ en: text, hi: text })
const only = (numbers: readonly number[], change: Partial<GateQuestion>) => (each: GateQuestion) =>
  numbers.includes(each.number) ? change : {}
const letters = ['a', 'b', 'c', 'd']
const keyed = (id: string): Partial<GateQuestion> => ({ key: { kind: 'mcq', optionIds: [id] } })
/** Options in which the key's text has this length, unlike all others. */
const lengthOfKey = (length: number) => (each: GateQuestion) => {
  const [own] = each.key.kind === 'mcq' ? each.key.optionIds : []
  const texts = letters.map((id) => (id === own ? 'x'.repeat(length) : `${id}${'y'.repeat(9)}`))
  return each.number <= 12 ? { body: { kind: 'mcq' as const, options: choice(texts) } } : {}
}
const numbers = (each: GateQuestion) => {
  const place = (each.number - 1) % 4
  const values = letters.map((_, index) => (index === place ? 25 : ([10, 20, 30, 40][index] ?? 0)))
  return {
    body: { kind: 'mcq' as const, options: choice(values.map((value) => `${value} ${'m'.repeat(each.number)}`)) },
  }
}
const noneOfThese = (each: GateQuestion) => {
  const place = (each.number - 1) % 4
  const texts = letters.map((id, index) => (index === place ? 'None of these' : `Choice ${id} ${each.number}`))
  return each.number <= 6 ? { body: { kind: 'mcq' as const, options: choice(texts) } } : {}
}
const several = (right: number) => (each: GateQuestion) =>
  each.number <= 4
    ? {
        body: { ...each.body, kind: 'msq' as const } as GateQuestion['body'],
        key: { kind: 'msq' as const, optionIds: letters.slice(0, right) },
      }
    : {}
const other = { paper: both('Paper two'), isFree: false }

type Case = { code: GateCode; paper: GatePaper; expected: Partial<GateFinding> }
const cases: Case[] = [
  {
    code: 'option_count',
    paper: withQuestions(only([1], { body: { kind: 'mcq', options: choice(['oak', 'maple', 'cypress']) } })),
    expected: { questions: [1], figures: { count: 1, found: 3, expected: 4 } },
  },
  {
    code: 'kind_unknown',
    paper: withQuestions(
      only([2], { body: { kind: 'short' }, key: { kind: 'short', accepted: ['oak'], caseSensitive: false } }),
    ),
    expected: { questions: [2], figures: { count: 1, kind: 'short' } },
  },
  {
    code: 'kind_count',
    paper: withQuestions((each) => (each.number <= 8 ? several(1 + (each.number % 3))({ ...each, number: 1 }) : {})),
    expected: { figures: { kind: 'mcq', found: 8, min: 10, max: 16, of: 16 } },
  },
  {
    code: 'topic_outside',
    paper: withQuestions(only([3], { subject: 'biology', topic: 'cell' })),
    expected: { questions: [3], figures: { count: 1, topic: 'biology/cell' }, name: both('biology/cell') },
  },
  {
    code: 'topic_share',
    paper: withQuestions(only([1, 3, 5], { subject: 'maths', topic: 'circle' })),
    expected: { name: { en: 'Circle', hi: 'वृत्त' } },
  },
  {
    code: 'difficulty_shares',
    paper: withQuestions(only([9, 10, 11, 12], { difficulty: 'easy' })),
    expected: { figures: { easy: 75, easyTarget: 50, medium: 0, mediumTarget: 25, hard: 25, hardTarget: 25 } },
  },
  {
    code: 'time_over',
    paper: goodPaper({ durationMs: 13 * 60_000 }),
    expected: { figures: { needed: 13.3, given: 13 } },
  },
  {
    code: 'time_short',
    paper: goodPaper({ kind: 'chapter', durationMs: 30 * 60_000 }),
    expected: { figures: { needed: 13.3, given: 30 } },
  },
  {
    code: 'section_time',
    paper: withQuestions(() => ({ targetMs: 59_000 })),
    expected: { section: 'main', figures: { needed: 15.7, min: 12, max: 15 } },
  },
  {
    code: 'clue_longest',
    paper: withQuestions(lengthOfKey(30)),
    expected: { figures: expect.objectContaining({ count: 13, of: 16, chance: 4 }) },
  },
  {
    code: 'clue_shortest',
    paper: withQuestions(lengthOfKey(3)),
    expected: { figures: expect.objectContaining({ count: 13, of: 16, chance: 4 }) },
  },
  {
    code: 'clue_middle',
    paper: withQuestions(numbers),
    expected: { figures: { count: 16, of: 16, chance: 8 } },
  },
  {
    code: 'clue_none',
    paper: withQuestions(noneOfThese),
    expected: { questions: [1, 2, 3, 4, 5, 6], figures: { count: 6, of: 6, chance: 2 } },
  },
  {
    code: 'clue_all_alike',
    paper: withQuestions(several(2)),
    expected: { questions: [1, 2, 3, 4], figures: { count: 4, right: 2 } },
  },
  {
    code: 'shared_access',
    paper: goodPaper({ shared: [{ questionId: 'qst_5', ...other }] }),
    expected: { questions: [5], figures: { count: 1, papers: 1, access: 'free' }, name: both('Paper two') },
  },
  {
    code: 'question_twice',
    paper: withQuestions(only([8], { id: 'qst_7' })),
    expected: { questions: [7, 8] },
  },
  {
    code: 'twin_in_paper',
    paper: withQuestions(
      only([5, 6], {
        stem: { en: 'Which tree of this garden grows fastest?', hi: 'इस बाग़ का कौन-सा पेड़ सबसे तेज़ बढ़ता है?' },
      }),
    ),
    expected: { questions: [5, 6] },
  },
  {
    code: 'twin_between',
    paper: goodPaper({ twins: [{ number: 4, code: 'mat-001', paper: both('Paper two') }] }),
    expected: { questions: [4], figures: { count: 1, like: 'mat-001' }, name: both('Paper two') },
  },
  {
    code: 'translation_missing',
    paper: withQuestions(only([2], { stem: { en: 'Which tree?', hi: '' } })),
    expected: { questions: [2], figures: { count: 1 } },
  },
  {
    code: 'languages_differ',
    paper: withQuestions(
      only([2], {
        body: {
          kind: 'mcq',
          options: letters.map((id, index) => ({
            id,
            content: { en: `${index + 1} maple trees`, hi: `${index + (index === 3 ? 5 : 1)} मेपल पेड़` },
          })),
        },
      }),
    ),
    expected: { questions: [2], figures: { count: 1 } },
  },
  {
    code: 'languages_doubtful',
    paper: withQuestions(only([2], { stem: { en: 'Which tree is not tall?', hi: 'कौन-सा पेड़ ऊँचा है?' } })),
    expected: { questions: [2], figures: { count: 1 } },
  },
  {
    code: 'rights_blocked',
    paper: withQuestions(only([6], { rights: 'blocked' })),
    expected: { questions: [6], figures: { count: 1 } },
  },
  {
    code: 'reasons_missing',
    paper: withQuestions(only([6], { reasons: { a: saidWhy } })),
    expected: { questions: [6], figures: { count: 1, of: 16 } },
  },
]

describe('quality gate of a paper (OFC-40)', () => {
  test('a good paper has no findings', () => {
    expect(qualityFindings(goodPaper())).toEqual([])
  })

  test.each(cases.map((each) => [each.code, each] as const))(
    'a paper that fails by %s alone is told so, and nothing else',
    (code, { paper, expected }) => {
      const found = qualityFindings(paper)
      expect([...new Set(found.map((finding) => finding.code))]).toEqual([code])
      expect(found[0]).toMatchObject(expected)
    },
  )

  test('keys at one letter too often leave the others too seldom', () => {
    const paper = withQuestions((each) => (each.number <= 14 ? { ...keyed('b'), body: question(1).body } : {}))
    const found = qualityFindings(paper).filter(({ code }) => code.startsWith('key_'))
    expect(found[0]).toMatchObject({ code: 'key_often', figures: { letter: 'B', count: 14, of: 16, chance: 4 } })
  })

  test('a letter that is never the key of a long paper is named', () => {
    const paper = goodPaper()
    const long = Array.from({ length: 30 }, (_, index) => question(index + 1, keyed(letters[index % 3] ?? 'a')))
    const found = qualityFindings({ ...paper, questions: long }).filter(({ code }) => code === 'key_seldom')
    expect(found).toMatchObject([{ figures: { letter: 'D', count: 0, of: 30, chance: 8 }, questions: [] }])
  })

  test('a topic that the full paper must have is missed, and a short one may lack it', () => {
    const chemistry = { topics: ['chemistry'], questions: { min: 2, max: 4 } }
    const { blueprint } = goodPaper()
    const [section] = blueprint?.sections ?? []
    if (!section) throw new Error('No section')
    const sections = [{ ...section, topics: [...section.topics, chemistry] }]
    const full = qualityFindings(goodPaper({ blueprint: { sections } }))
    expect(full).toMatchObject([{ code: 'topic_missing', questions: [], figures: { found: 0, min: 2, max: 4 } }])
    const short = goodPaper({ blueprint: { sections }, durationMs: 6 * 60_000 })
    const found = qualityFindings({ ...short, questions: short.questions.slice(4, 11) })
    expect(found.map(({ code }) => code)).not.toContain('topic_missing')
  })

  test('a chapter test is held to the syllabus, not to its shares', () => {
    const chapter = withQuestions(() => ({ subject: 'maths', topic: 'circle' }), { kind: 'chapter' })
    expect(qualityFindings(chapter)).toEqual([])
  })

  test('a paper without a blueprint is checked by the rules that need none', () => {
    const paper = withQuestions(only([6], { rights: 'blocked', subject: 'biology' }), { blueprint: null })
    expect(qualityFindings(paper).map(({ code }) => code)).toEqual(['rights_blocked'])
  })

  test('findings that block come first', () => {
    const paper = withQuestions(only([6], { rights: 'blocked', reasons: {} }))
    expect(qualityFindings(paper).map(({ code }) => code)).toEqual(['rights_blocked', 'reasons_missing'])
  })

  test('every code is proved by a paper', () => {
    const elsewhere: GateCode[] = ['key_often', 'key_seldom', 'topic_missing']
    const proved = [...cases.map(({ code }) => code), ...elsewhere]
    expect(gateCodes.filter((code) => !proved.includes(code))).toEqual([])
  })

  test('the make-up of a paper is counted against its blueprint and against chance', () => {
    expect(profileOf(goodPaper())).toEqual({
      topics: [
        { name: { en: 'Circle', hi: 'वृत्त' }, count: 8, min: 4, max: 10 },
        { name: both('Physics'), count: 8, min: 4, max: 10 },
      ],
      difficulty: [
        { difficulty: 'easy', count: 8, min: 8, max: 8 },
        { difficulty: 'medium', count: 4, min: 4, max: 4 },
        { difficulty: 'hard', count: 4, min: 4, max: 4 },
      ],
      keys: ['A', 'B', 'C', 'D'].map((letter) => ({ letter, count: 4, min: 4, max: 4 })),
    })
  })
})

describe('fair bounds of chance (OFC-40)', () => {
  // P(X >= 4 | 5, 1/4) = 16/1024 = 0.0156; P(X = 5) = 1/1024.
  test('four of five is luck, five of five is not', () => {
    expect([isTooOften(4, 5, 0.25), isTooOften(5, 5, 0.25)]).toEqual([false, true])
  })

  // P(X = 0 | 18, 1/4) = 0.75^18 = 0.0056; of 19, 0.0042.
  test('never in 18 is luck, never in 19 is not', () => {
    expect([isTooSeldom(0, 18, 0.25), isTooSeldom(0, 19, 0.25)]).toEqual([false, true])
  })
})

describe('texts as they are read (OFC-40)', () => {
  test.each([
    ['$12.5\\ \\text{m}$', 12.5],
    ['₹1,250', 1250],
    ['−3 °C', -3],
    ['3 or 4', null],
    ['none', null],
  ])('the number in %s is %s', (text, expected) => {
    expect(numberIn(text)).toBe(expected)
  })

  test('vowel signs and marks of Markdown add no length', () => {
    expect([visibleLength('**किताब**'), visibleLength('$x^2$')]).toEqual([3, 2])
  })
})
