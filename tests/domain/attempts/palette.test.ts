import { describe, expect, test } from 'vitest'
import type { Answer, SaveMode } from '../../../domain/attempts/contract.ts'
import {
  countStatuses,
  openSheet,
  shownAnswer,
  statusOf,
  transition,
  type Action,
  type Entry,
  type PaletteOutline,
  type PaletteState,
} from '../../../domain/attempts/palette.ts'
import { changesOf } from '../../../domain/attempts/palette-journal.ts'

const a: Answer = { optionIds: ['a'] }
const b: Answer = { optionIds: ['b'] }
const outline = (saveMode: SaveMode): PaletteOutline => ({
  saveMode,
  sections: [
    { id: 's1', questionIds: ['q1', 'q2'] },
    { id: 's2', questionIds: ['q3', 'q4'] },
  ],
})
const modes: SaveMode[] = ['real_exam', 'official_mock']

const on = (saveMode: SaveMode, entry: Entry | null, choice?: Answer): PaletteState => {
  const sheet = openSheet(outline(saveMode), { entries: entry ? { q1: entry } : {}, drafts: {} }, 'q1')
  return choice === undefined ? sheet : transition(outline(saveMode), sheet, { type: 'choose', answer: choice })
}
const after = (saveMode: SaveMode, sheet: PaletteState, ...actions: Action[]): PaletteState =>
  actions.reduce((current, action) => transition(outline(saveMode), current, action), sheet)

const statuses: [string, Entry | null][] = [
  ['Not Visited', null],
  ['Not Answered', { status: 'not_answered', answer: null }],
  ['Answered', { status: 'answered', answer: b }],
  ['Marked for Review', { status: 'marked', answer: null }],
  ['Answered & Marked', { status: 'answered_marked', answer: b }],
]
const routes: [string, Action, string][] = [
  ['a number', { type: 'jump', questionId: 'q4' }, 'q4'],
  ['a section tab', { type: 'section', sectionId: 's2' }, 'q3'],
]

describe.each(modes)('actions on a question in %s (HAL-16, HAL-18, HAL-20)', (mode) => {
  test('opening a question by any route makes Not Visited Not Answered', () => {
    const start = on(mode, null)
    expect(statusOf(start, 'q1')).toBe('not_answered')
    const visits: Action[] = [
      { type: 'jump', questionId: 'q4' },
      { type: 'section', sectionId: 's2' },
      { type: 'save_and_next' },
      { type: 'mark_and_next' },
    ]
    for (const action of visits) {
      const moved = after(mode, start, action)
      expect(statusOf(moved, moved.currentId)).toBe('not_answered')
    }
  })

  test.each(statuses)(
    '%s: Save & Next with a choice makes it Answered, removes the mark and moves on',
    (_name, entry) => {
      const sheet = after(mode, on(mode, entry, a), { type: 'save_and_next' })
      expect(sheet.entries.q1).toEqual({ status: 'answered', answer: a })
      expect(sheet.currentId).toBe('q2')
    },
  )

  test.each(statuses)('%s: Save & Next without a choice makes it Not Answered', (_name, entry) => {
    const sheet = after(mode, on(mode, entry, null), { type: 'save_and_next' })
    expect(sheet.entries.q1).toEqual({ status: 'not_answered', answer: null })
    expect(sheet.currentId).toBe('q2')
  })

  test.each(statuses)('%s: Mark for Review & Next with a choice makes it Answered & Marked', (_name, entry) => {
    const sheet = after(mode, on(mode, entry, a), { type: 'mark_and_next' })
    expect(sheet.entries.q1).toEqual({ status: 'answered_marked', answer: a })
    expect(sheet.currentId).toBe('q2')
  })

  test.each(statuses)('%s: Mark for Review & Next without a choice makes it Marked', (_name, entry) => {
    const sheet = after(mode, on(mode, entry, null), { type: 'mark_and_next' })
    expect(sheet.entries.q1).toEqual({ status: 'marked', answer: null })
  })

  test.each(statuses)('%s: Clear Response makes it Not Answered and stays on the question', (_name, entry) => {
    const sheet = after(mode, on(mode, entry, a), { type: 'clear' })
    expect(sheet.entries.q1).toEqual({ status: 'not_answered', answer: null })
    expect(shownAnswer(sheet, 'q1')).toBeNull()
    expect(sheet.currentId).toBe('q1')
  })

  test('reopening an answered question changes nothing and shows the answer', () => {
    const sheet = after(mode, on(mode, null, a), { type: 'save_and_next' }, { type: 'jump', questionId: 'q1' })
    expect(statusOf(sheet, 'q1')).toBe('answered')
    expect(shownAnswer(sheet, 'q1')).toEqual(a)
  })

  test('Save & Next confirms an answer saved before', () => {
    expect(after(mode, on(mode, { status: 'answered', answer: b }), { type: 'save_and_next' }).entries.q1).toEqual({
      status: 'answered',
      answer: b,
    })
  })

  test("Next after a section's last question opens the next section", () => {
    expect(after(mode, on(mode, null), { type: 'jump', questionId: 'q2' }, { type: 'save_and_next' }).currentId).toBe(
      'q3',
    )
  })

  test('Next after the last section asks whether to return to the first', () => {
    const asked = after(mode, on(mode, null), { type: 'jump', questionId: 'q4' }, { type: 'save_and_next' })
    expect([asked.currentId, asked.asksReturn]).toEqual(['q4', true])
    expect(after(mode, asked, { type: 'return_to_first' })).toMatchObject({ currentId: 'q1', asksReturn: false })
    expect(after(mode, asked, { type: 'stay' })).toMatchObject({ currentId: 'q4', asksReturn: false })
  })

  test("a section tab returns to that section's last open question", () => {
    const sheet = after(
      mode,
      on(mode, null),
      { type: 'jump', questionId: 'q4' },
      { type: 'section', sectionId: 's1' },
      { type: 'section', sectionId: 's2' },
    )
    expect(sheet.currentId).toBe('q4')
  })

  test('Previous on the first question does nothing', () => {
    const sheet = on(mode, null, a)
    expect(transition(outline(mode), sheet, { type: 'previous' })).toBe(sheet)
  })
})

describe('leaving by a number, a section tab or Previous saves the choice in real_exam mode (HAL-19)', () => {
  test.each(routes)('%s: a choice becomes Answered from every status', (_name, action, target) => {
    for (const [, entry] of statuses) {
      const sheet = after('real_exam', on('real_exam', entry, a), action)
      expect(sheet.entries.q1).toEqual({ status: 'answered', answer: a })
      expect(sheet.currentId).toBe(target)
    }
  })
  test.each(routes)('%s: a cleared question becomes Not Answered', (_name, action) => {
    expect(after('real_exam', on('real_exam', { status: 'answered', answer: b }, null), action).entries.q1).toEqual({
      status: 'not_answered',
      answer: null,
    })
  })
  test.each(routes)('%s: a mark with an answer becomes Answered, a mark without stays', (_name, action) => {
    expect(
      after('real_exam', on('real_exam', { status: 'answered_marked', answer: b }), action).entries.q1?.status,
    ).toBe('answered')
    expect(after('real_exam', on('real_exam', { status: 'marked', answer: null }), action).entries.q1?.status).toBe(
      'marked',
    )
  })
  test('Previous saves the choice', () => {
    const second = after(
      'real_exam',
      on('real_exam', null),
      { type: 'jump', questionId: 'q2' },
      { type: 'choose', answer: a },
      { type: 'previous' },
    )
    expect(second.entries.q2).toEqual({ status: 'answered', answer: a })
    expect(second.currentId).toBe('q1')
  })
  test('a choice alone leaves the status shown and is written to the journal at once', () => {
    const before = on('real_exam', { status: 'marked', answer: null })
    const chosen = after('real_exam', before, { type: 'choose', answer: a })
    expect(statusOf(chosen, 'q1')).toBe('marked')
    expect(changesOf(outline('real_exam'), before, chosen)).toEqual([
      { questionId: 'q1', status: 'answered', answer: a, act: 'answer' },
    ])
  })
  test('a choice removed before leaving is written to the journal too', () => {
    const chosen = on('real_exam', { status: 'answered', answer: b }, a)
    const emptied = after('real_exam', chosen, { type: 'choose', answer: null })
    expect(changesOf(outline('real_exam'), chosen, emptied)).toEqual([
      { questionId: 'q1', status: 'not_answered', answer: null, act: 'clear' },
    ])
  })
  test('opening the summary saves the choice', () => {
    expect(after('real_exam', on('real_exam', null, a), { type: 'pause' }).entries.q1?.status).toBe('answered')
  })
})

describe('leaving a question in official_mock mode counts nothing unsaved (HAL-19)', () => {
  test.each(routes)('%s: the status stays, and the choice remains a draft that is shown again', (_name, action) => {
    for (const [, entry] of statuses) {
      const sheet = after('official_mock', on('official_mock', entry, a), action)
      expect(sheet.entries.q1).toEqual(entry ?? { status: 'not_answered', answer: null })
      expect(shownAnswer(after('official_mock', sheet, { type: 'jump', questionId: 'q1' }), 'q1')).toEqual(a)
    }
  })
  test('a choice writes nothing to the journal', () => {
    const before = on('official_mock', null)
    expect(
      changesOf(outline('official_mock'), before, after('official_mock', before, { type: 'choose', answer: a })),
    ).toEqual([])
  })
  test('Save & Next counts the draft', () => {
    const sheet = after(
      'official_mock',
      on('official_mock', null, a),
      { type: 'jump', questionId: 'q3' },
      { type: 'jump', questionId: 'q1' },
      { type: 'save_and_next' },
    )
    expect(sheet.entries.q1).toEqual({ status: 'answered', answer: a })
    expect(sheet.drafts).toEqual({})
  })
})

describe('the journal events of an action (EXM-24, HAL-40)', () => {
  const journal = (mode: SaveMode, before: PaletteState, action: Action) =>
    changesOf(outline(mode), before, after(mode, before, action), action.type)

  test.each(modes)('Save & Next in %s writes the answer of the question left and a visit of the one opened', (mode) => {
    expect(journal(mode, on(mode, null, a), { type: 'save_and_next' })).toEqual([
      { questionId: 'q1', status: 'answered', answer: a, act: 'answer' },
      { questionId: 'q2', status: 'not_answered', answer: null, act: 'visit' },
    ])
  })

  test.each(modes)('Save & Next in %s writes an unchanged answer again, as confirmed', (mode) => {
    const [first] = journal(mode, on(mode, { status: 'answered', answer: b }), { type: 'save_and_next' })
    expect(first).toMatchObject({ questionId: 'q1', answer: b, act: 'answer' })
  })

  test.each(modes)('Clear Response in %s writes a clear, even of an empty question', (mode) => {
    const emptied = { questionId: 'q1', status: 'not_answered', answer: null, act: 'clear' }
    expect(journal(mode, on(mode, { status: 'answered', answer: b }), { type: 'clear' })).toEqual([emptied])
    expect(journal(mode, on(mode, { status: 'marked', answer: null }), { type: 'clear' })).toEqual([emptied])
  })

  test.each(modes)('Mark for Review & Next without a choice in %s writes a mark', (mode) => {
    const [first] = journal(mode, on(mode, null), { type: 'mark_and_next' })
    expect(first).toEqual({ questionId: 'q1', status: 'marked', answer: null, act: 'mark' })
  })

  test.each(routes)('%s: opening a question and leaving it writes a visit', (_name, action) => {
    for (const mode of modes)
      for (const { questionId, act } of journal(mode, on(mode, { status: 'answered', answer: b }), action))
        expect([mode, questionId, act]).toEqual([mode, questionId, 'visit'])
  })

  test.each(routes)('%s in real_exam removes the mark of an answer and leaves the answer alone', (_name, action) => {
    const [first] = journal('real_exam', on('real_exam', { status: 'answered_marked', answer: b }), action)
    expect(first).toEqual({ questionId: 'q1', status: 'answered', answer: b, act: 'mark' })
  })
})

test('the palette counts the statuses of a section (HAL-17)', () => {
  const sheet = after('real_exam', on('real_exam', null, a), { type: 'mark_and_next' })
  expect(countStatuses(sheet, ['q1', 'q2', 'q3'])).toEqual({
    answered: 0,
    answered_marked: 1,
    not_answered: 1,
    marked: 0,
    not_visited: 1,
  })
})
