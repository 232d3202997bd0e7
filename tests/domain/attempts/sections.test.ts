import { describe, expect, test } from 'vitest'
import type { AfterLeaving, Answer, SaveMode, Timing } from '../../../domain/attempts/contract.ts'
import {
  accessTo,
  openSheet,
  previousOf,
  hasDraft,
  shownAnswer,
  effectiveEntry,
  takenPaper,
  transition,
  type Action,
  type PaletteOutline,
  type PaletteState,
} from '../../../domain/attempts/palette.ts'
import { changesOf } from '../../../domain/attempts/palette-journal.ts'
import { scheduleOf, type Clock } from '../../../domain/attempts/schedule.ts'
import { accessAt, accessOfAll } from '../../../domain/attempts/sections.ts'

const minute = 60_000
const a: Answer = { optionIds: ['a'] }

const section = (id: string, after: AfterLeaving = 'none') => ({
  id,
  after,
  durationMs: 10 * minute,
  breakMs: 0,
  minSubmitMs: 4 * minute,
})

const clockOf = (over: Partial<Clock> = {}): Clock => ({
  begunAt: 0,
  durationMs: 20 * minute,
  sections: [section('s1'), section('s2')],
  extra: null,
  closesAt: null,
  leaves: {},
  pauses: [],
  ...over,
})
const timingOf = (over: Partial<Clock> = {}, now = 0): Timing => {
  const clock = clockOf(over)
  return { ...scheduleOf(clock, now), begunAt: clock.begunAt, leaves: clock.leaves }
}

describe('open sections (EXM-13, HAL-22)', () => {
  test('are only the running one, until exactly its end', () => {
    const timing = timingOf()
    const sections = [section('s1'), section('s2')]
    expect(accessOfAll(timing, sections, 10 * minute - 1)).toEqual({ s1: 'edit', s2: 'none' })
    expect(accessOfAll(timing, sections, 10 * minute)).toEqual({ s1: 'none', s2: 'edit' })
  })
  test.each([
    ['edit', 'edit'],
    ['view', 'view'],
    ['none', 'none'],
  ] as const)('that were left with after: %s have the access %s', (after, access) => {
    expect(accessAt(timingOf(), section('s1', after), 15 * minute)).toBe(access)
  })
  test.each(['edit', 'view', 'none'] as const)('exclude a section to come, whatever its access after (%s)', (after) => {
    expect(accessAt(timingOf(), section('s2', after), minute)).toBe('none')
  })
  test('are all sections without a time of their own', () => {
    expect(accessOfAll(timingOf({ sections: null }), [section('s1')], minute)).toBeUndefined()
    expect(accessAt(null, section('s1'), minute)).toBe('edit')
  })
})

type Locks = PaletteOutline['access']
const outline = (
  access?: Locks,
  saveMode: SaveMode = 'real_exam',
  maxAttempted: number | null = null,
): PaletteOutline => ({
  saveMode,
  access,
  sections: [
    { id: 's1', questionIds: ['q1', 'q2'], maxAttempted },
    { id: 's2', questionIds: ['q3', 'q4', 'q5'], maxAttempted },
  ],
})
const run = (from: PaletteOutline, sheet: PaletteState, ...actions: Action[]): PaletteState =>
  actions.reduce((current, action) => transition(from, current, action), sheet)
const opened = (from: PaletteOutline, questionId: string): PaletteState =>
  openSheet(from, { entries: {}, drafts: {} }, questionId)

describe('navigation between timed sections (EXM-13, HAL-16, HAL-20, HAL-22)', () => {
  const first = outline({ s1: 'edit', s2: 'none' })
  const second = outline({ s1: 'none', s2: 'edit' })

  test.each<[string, Action]>([
    ['a number', { type: 'jump', questionId: 'q4' }],
    ['a section tab', { type: 'section', sectionId: 's2' }],
  ])('%s of a locked section changes nothing', (_name, action) => {
    const sheet = run(first, opened(first, 'q1'), { type: 'choose', answer: a })
    expect(transition(first, sheet, action)).toBe(sheet)
  })
  test('Next after the last open question asks whether to return to the first open one', () => {
    const asked = run(second, opened(second, 'q5'), { type: 'save_and_next' })
    expect([asked.currentId, asked.asksReturn]).toEqual(['q5', true])
    expect(run(second, asked, { type: 'return_to_first' }).currentId).toBe('q3')
  })
  test('Previous does not lead back into a locked section', () => {
    expect(previousOf(second, 'q3')).toBeUndefined()
    expect(previousOf(outline({ s1: 'view', s2: 'edit' }), 'q3')).toBe('q2')
  })
  test('a reload into a later section opens there and visits nothing of a closed one', () => {
    const sheet = opened(second, 'q1')
    expect(sheet.currentId).toBe('q3')
    expect(sheet.entries).toEqual({ q3: { status: 'not_answered', answer: null } })
  })

  test('when the clock opens the next section, the last choice is saved and already in the journal', () => {
    const chosen = run(first, opened(first, 'q1'), { type: 'choose', answer: a })
    const moved = run(second, chosen, { type: 'enter', sectionId: 's2' })
    expect(moved.currentId).toBe('q3')
    expect(moved.entries.q1).toEqual({ status: 'answered', answer: a })
    expect(changesOf(first, opened(first, 'q1'), chosen)).toEqual([
      { questionId: 'q1', status: 'answered', answer: a, act: 'answer' },
    ])
    expect(changesOf(second, chosen, moved), 'nothing is written into a closed section').toEqual([
      { questionId: 'q3', status: 'not_answered', answer: null, act: 'visit' },
    ])
  })
  test('official_mock: a choice unsaved when the section closed stays a draft', () => {
    const [before, after] = [
      outline({ s1: 'edit', s2: 'none' }, 'official_mock'),
      outline({ s1: 'none', s2: 'edit' }, 'official_mock'),
    ]
    const moved = run(after, run(before, opened(before, 'q1'), { type: 'choose', answer: a }), {
      type: 'enter',
      sectionId: 's2',
    })
    expect(moved.entries.q1).toEqual({ status: 'not_answered', answer: null })
    expect(shownAnswer(moved, 'q1')).toEqual(a)
  })

  test("at a section's end an answer marked for review keeps its mark and a new choice is Answered", () => {
    const marked = { q1: { status: 'answered_marked' as const, answer: a } }
    const sheet = openSheet(first, { entries: marked, drafts: {} }, 'q1')
    expect(effectiveEntry('real_exam', sheet, 'q1')).toEqual(marked.q1)
    expect(run(second, sheet, { type: 'enter', sectionId: 's2' }).entries.q1).toEqual(marked.q1)
    const chosen = run(first, sheet, { type: 'choose', answer: { optionIds: ['b'] } })
    expect(effectiveEntry('real_exam', chosen, 'q1')).toEqual({ status: 'answered', answer: { optionIds: ['b'] } })
    expect(effectiveEntry('official_mock', chosen, 'q1')).toEqual(marked.q1)
  })

  describe('a section open for viewing', () => {
    const viewing = outline({ s1: 'view', s2: 'edit' })
    const sheet = run(
      viewing,
      openSheet(viewing, { entries: { q1: { status: 'marked', answer: null } }, drafts: {} }, 'q3'),
      {
        type: 'jump',
        questionId: 'q1',
      },
    )
    test('opens', () => expect(sheet.currentId).toBe('q1'))
    test.each<[string, Action]>([
      ['choosing', { type: 'choose', answer: a }],
      ['Clear Response', { type: 'clear' }],
      ['leaving it', { type: 'pause' }],
    ])('ignores %s', (_name, action) => expect(transition(viewing, sheet, action)).toBe(sheet))
    test('moves on by Save & Next and keeps unopened questions Not Visited', () => {
      const moved = transition(viewing, sheet, { type: 'save_and_next' })
      expect(moved.currentId).toBe('q2')
      expect(moved.entries).toBe(sheet.entries)
    })
  })

  test('a section open for editing accepts answers', () => {
    const editing = outline({ s1: 'edit', s2: 'edit' })
    const sheet = run(editing, opened(editing, 'q3'), { type: 'jump', questionId: 'q1' }, { type: 'choose', answer: a })
    expect(accessTo(editing, 'q1')).toBe('edit')
    expect(run(editing, sheet, { type: 'jump', questionId: 'q3' }).entries.q1).toEqual({
      status: 'answered',
      answer: a,
    })
  })
})

describe('a limit on attempted questions (EXM-14, HAL-21)', () => {
  const capped = (saveMode: SaveMode) => outline(undefined, saveMode, 2)
  const saved = (saveMode: SaveMode) =>
    run(
      capped(saveMode),
      opened(capped(saveMode), 'q3'),
      { type: 'choose', answer: a },
      { type: 'save_and_next' },
      { type: 'choose', answer: a },
      { type: 'mark_and_next' },
    )

  test.each<SaveMode>(['real_exam', 'official_mock'])(
    '%s: one choice too many is refused and changes nothing else',
    (mode) => {
      const full = saved(mode)
      expect(full.currentId).toBe('q5')
      const refused = transition(capped(mode), full, { type: 'choose', answer: a })
      expect(refused).toEqual({ ...full, capped: { attempted: 2, of: 3 } })
      expect(changesOf(capped(mode), full, refused)).toEqual([])
    },
  )
  test('the refusal is shown until the next action', () => {
    const full = saved('real_exam')
    const refused = transition(capped('real_exam'), full, { type: 'choose', answer: a })
    expect(transition(capped('real_exam'), refused, { type: 'stay' }).capped).toBeNull()
  })
  test('a draft of official_mock beyond the limit is refused when it is saved', () => {
    const mode = 'official_mock'
    const drafted = run(
      capped(mode),
      opened(capped(mode), 'q5'),
      { type: 'choose', answer: a },
      { type: 'jump', questionId: 'q3' },
      { type: 'choose', answer: a },
      { type: 'save_and_next' },
      { type: 'choose', answer: a },
      { type: 'save_and_next' },
    )
    expect(drafted.currentId).toBe('q5')
    const refused = transition(capped(mode), drafted, { type: 'save_and_next' })
    expect([refused.currentId, refused.capped]).toEqual(['q5', { attempted: 2, of: 3 }])
    expect(shownAnswer(refused, 'q5')).toEqual(a)
  })
  test('an answer can be changed, and one removed makes room', () => {
    const full = saved('real_exam')
    const back = run(capped('real_exam'), full, { type: 'jump', questionId: 'q3' })
    expect(run(capped('real_exam'), back, { type: 'choose', answer: { optionIds: ['b'] } }).capped).toBeNull()
    const cleared = run(capped('real_exam'), back, { type: 'clear' }, { type: 'jump', questionId: 'q5' })
    expect(run(capped('real_exam'), cleared, { type: 'choose', answer: a }).capped).toBeNull()
  })
  test('"not attempted" does not count, and each section has its own limit', () => {
    const full = saved('real_exam')
    const said = run(capped('real_exam'), full, { type: 'choose', answer: { optionIds: ['na'] } })
    expect(said.capped).toBeNull()
    const other = run(capped('real_exam'), full, { type: 'jump', questionId: 'q1' }, { type: 'choose', answer: a })
    expect(other.capped).toBeNull()
  })
})

test('official_mock shows that a choice differs from the saved answer (HAL-19)', () => {
  const mock = outline(undefined, 'official_mock')
  const chosen = run(mock, opened(mock, 'q1'), { type: 'choose', answer: a })
  expect(hasDraft(chosen, 'q1')).toBe(true)
  const saved = run(mock, chosen, { type: 'save_and_next' }, { type: 'jump', questionId: 'q1' })
  expect(hasDraft(saved, 'q1')).toBe(false)
  expect(hasDraft(run(mock, saved, { type: 'choose', answer: a }), 'q1'), 'the same again').toBe(false)
})

test('a paper shows only the sections taken (EXM-7)', () => {
  const paper = {
    sections: [
      { id: 's1', questionIds: ['q1'] },
      { id: 's2', questionIds: ['q2'] },
    ],
    questions: [{ id: 'q1' }, { id: 'q2' }],
  } as Parameters<typeof takenPaper>[0]
  const taken = takenPaper(paper, ['s2'])
  expect([taken.sections.map(({ id }) => id), taken.questions.map(({ id }) => id)]).toEqual([['s2'], ['q2']])
})
