import { describe, expect, test } from 'vitest'
import { AssertionReason } from '../../../client/features/attempts/exam/kinds/assertion-reason.tsx'
import { QuestionParts } from '../../../client/features/attempts/exam/question-parts.tsx'
import { Matrix, matched } from '../../../client/features/attempts/exam/kinds/matrix.tsx'
import { NumericPad } from '../../../client/features/attempts/exam/kinds/nat.tsx'
import { KindAnswer } from '../../../client/features/attempts/exam/kinds/registry.tsx'
import { ShortAnswer } from '../../../client/features/attempts/exam/kinds/short.tsx'
import { choicesOf, toggled } from '../../../client/features/attempts/exam/option-list.tsx'
import { questionKinds } from '../../../domain/questions/kinds/registry.ts'
import { units } from '../../../domain/results/marks.ts'
import { onQuestion, questionOf } from './exam-support.tsx'

const inputsOf = (page: string): string[] => page.match(/<input[^>]*>/g) ?? []
const checkedOf = (page: string): number => inputsOf(page).filter((input) => input.includes('checked=""')).length
const withBlank = { marks: { correct: units('1'), wrong: units('1/3'), blank: units('1/3') } }

test.each(questionKinds)('the registry has an input for %s (HAL-26)', (kind) => {
  const question = questionOf(kind)
  expect(() => onQuestion(question, <KindAnswer question={question} />)).not.toThrow()
})

describe('options (HAL-26)', () => {
  test.each([
    ['mcq', 'radio'],
    ['true_false', 'radio'],
    ['msq', 'checkbox'],
  ] as const)('%s: each option is a %s, and the chosen one is checked', (kind, type) => {
    const question = questionOf(kind)
    const page = onQuestion(question, <KindAnswer question={question} />, { answer: { optionIds: ['b'] } })
    expect(inputsOf(page)).toHaveLength(2)
    expect(inputsOf(page).every((input) => input.includes(`type="${type}"`))).toBe(true)
    expect(checkedOf(page)).toBe(1)
  })
  test('"not attempted" is the last option exactly where a blank costs marks (HAL-27)', () => {
    expect(choicesOf(questionOf('mcq')).map(({ id }) => id)).toEqual(['a', 'b'])
    const question = questionOf('mcq', withBlank)
    expect(choicesOf(question).map(({ id }) => id)).toEqual(['a', 'b', 'na'])
    expect(onQuestion(question, <KindAnswer question={question} />)).toContain('Question not attempted')
    expect(onQuestion(question, <KindAnswer question={question} />, { view: 'hi' })).toContain('प्रश्न नहीं किया')
  })
  test('"not attempted" excludes the other options (HAL-27)', () => {
    expect(toggled(true, ['a', 'b'], 'na')).toEqual({ optionIds: ['na'] })
    expect(toggled(true, ['na'], 'a')).toEqual({ optionIds: ['a'] })
    expect(toggled(true, ['na'], 'na')).toBeNull()
  })
  test('a struck-out option says so in words and can still be chosen (HAL-32)', () => {
    const question = questionOf('mcq')
    const page = onQuestion(question, <KindAnswer question={question} />, { struck: ['a'] })
    expect(page).toContain('Struck out:')
    expect(page).toMatch(/aria-pressed="true" aria-label="Strike out option A"/)
    expect(inputsOf(page).some((input) => input.includes('disabled'))).toBe(false)
  })
  test('nothing can be chosen in a section that is open for reading only (HAL-16)', () => {
    const question = questionOf('mcq')
    const page = onQuestion(question, <KindAnswer question={question} />, { mayAnswer: false })
    expect(inputsOf(page).every((input) => input.includes('disabled=""'))).toBe(true)
  })
  test('a picture in an option has its own button, also where nothing can be chosen (HAL-31)', () => {
    const content = { en: '<p><img src="/figures/a.svg" alt="A"></p>', hi: '' }
    const question = questionOf('mcq', { options: [{ id: 'a', content }, ...questionOf('mcq').options.slice(1)] })
    const page = onQuestion(question, <KindAnswer question={question} />, { mayAnswer: false })
    const buttons = page.match(/<button[^>]*data-enlarge[^>]*>/g) ?? []
    expect(buttons).toHaveLength(1)
    expect(buttons[0]).toContain('aria-label="Show the picture of option A larger"')
    expect(buttons[0]).not.toContain('disabled')
  })
})

test('assertion and reason are shown apart from the options (HAL-26)', () => {
  const question = questionOf('assertion_reason')
  const page = onQuestion(question, <AssertionReason question={question} />)
  expect(page).toMatch(/Assertion \(A\).*It floats.*Reason \(R\).*It is light.*One.*Two/s)
  expect(onQuestion(question, <AssertionReason question={question} />, { view: 'hi' })).toMatch(/अभिकथन.*तैरता है/s)
})

describe('lists to match (HAL-26)', () => {
  const question = questionOf('matrix')

  test('one match per row: another match replaces it, the same one removes it (HAL-23)', () => {
    expect(matched({}, false, 'p', '1')).toEqual({ rows: { p: ['1'] } })
    expect(matched({ p: ['1'], q: ['2'] }, false, 'p', '2')).toEqual({ rows: { p: ['2'], q: ['2'] } })
    expect(matched({ p: ['1'], q: ['2'] }, false, 'p', '1')).toEqual({ rows: { q: ['2'] } })
    expect(matched({ p: ['1'] }, false, 'p', '1')).toBeNull()
  })
  test('several matches per row: each press adds or removes one (HAL-23)', () => {
    expect(matched({ p: ['1'] }, true, 'p', '2')).toEqual({ rows: { p: ['1', '2'] } })
    expect(matched({ p: ['1', '2'] }, true, 'p', '1')).toEqual({ rows: { p: ['2'] } })
    expect(matched({ p: ['1'] }, true, 'p', '1')).toBeNull()
  })
  test('each row is a group named by its item, each choice by the item it matches', () => {
    const page = onQuestion(question, <Matrix question={question} />, { answer: { rows: { p: ['2'] } } })
    const names = [...page.matchAll(/role="radiogroup" aria-labelledby="([^"]+)"/g)].map(([, id]) => id)
    expect(names).toHaveLength(2)
    for (const id of names) expect(page).toContain(`id="${id}"`)
    for (const input of inputsOf(page)) {
      const id = /aria-labelledby="([^"]+)"/.exec(input)?.[1]
      expect(page).toContain(`id="${id}"`)
    }
    expect(inputsOf(page)).toHaveLength(4)
    expect(checkedOf(page)).toBe(1)
  })
  test('rows with several matches are groups of checkboxes', () => {
    const several = questionOf('matrix', { multiple: true })
    const page = onQuestion(several, <Matrix question={several} />)
    expect(page).toContain('role="group"')
    expect(inputsOf(page).every((input) => input.includes('type="checkbox"'))).toBe(true)
  })
})

test('a number shows the stored answer, and accepts only the keypad where the exam forbids the keyboard (HAL-28)', () => {
  const question = questionOf('nat')
  const shown = onQuestion(question, <NumericPad />, { answer: { value: '6.25' } })
  expect(shown).toMatch(/<input[^>]*value="6.25"/)
  expect(onQuestion(question, <NumericPad />, { paper: { keyboard: false } })).toMatch(/<input[^>]*readOnly=""/i)
})

test('a short answer shows the stored text and its maximum length (HAL-26)', () => {
  const page = onQuestion(questionOf('short'), <ShortAnswer />, { answer: { value: 'बल' } })
  expect(page).toMatch(/<input[^>]*maxLength="120"[^>]*value="बल"/i)
  expect(page.replace(/<!-- -->/g, '')).toContain('2 / 120')
})

test.each([
  ['mcq', /One.*Two/s],
  ['assertion_reason', /It floats.*It is light.*One/s],
  ['matrix', /Force.*newton/s],
] as const)('the question paper shows the contents of %s without inputs (HAL-25)', (kind, parts) => {
  const question = questionOf(kind)
  const page = onQuestion(question, <QuestionParts question={question} view="en" />)
  expect(page).toMatch(parts)
  expect(inputsOf(page)).toEqual([])
})
