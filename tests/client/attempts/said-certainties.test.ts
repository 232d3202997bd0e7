import { describe, expect, test } from 'vitest'
import type { Answer, SaveMode } from '../../../domain/attempts/contract.ts'
import type { Certainty } from '../../../domain/revision/certainty.ts'
import type { AttemptController } from '../../../client/features/attempts/controller/attempt-controller.ts'
import type { Exam } from '../../../client/features/attempts/exam/exam-context.ts'
import {
  certaintyOn,
  recordSaid,
  saidCertainties,
} from '../../../client/features/attempts/exam/certainty/said-certainties.ts'

const a: Answer = { optionIds: ['a'] }
const b: Answer = { optionIds: ['b'] }

type Parts = { entry?: Answer; draft?: Answer; saveMode?: SaveMode; access?: 'edit' | 'view'; now?: number }

/** A screen on question q1 with what its journal receives. */
const screen = (certainties: Record<string, Certainty> = {}) => {
  const recorded: unknown[] = []
  let now = 1_000
  const attempt = {
    restored: { certainties, entries: { q1: { status: 'answered', answer: a } } },
    now: () => now,
    record: (change: unknown) => void recorded.push(change),
  } as unknown as AttemptController
  const examOf = ({ entry = null, draft, saveMode = 'real_exam', access = 'edit', now: at = 1_000 }: Parts): Exam => {
    now = at
    return {
      attempt,
      state: { deadlineAt: 9_000 },
      paper: { saveMode },
      outline: { saveMode, sections: [{ id: 's1', questionIds: ['q1'] }], access: { s1: access } },
      sheet: {
        currentId: 'q1',
        entries: { q1: { status: entry ? 'answered' : 'not_answered', answer: entry } },
        drafts: draft === undefined ? {} : { q1: draft },
      },
      spentMs: () => 700,
    } as unknown as Exam
  }
  const say = (answer: Answer, certainty: Certainty) =>
    saidCertainties(attempt).set('q1', { answer, certainty, isRecorded: false })
  return { attempt, recorded, examOf, say }
}

describe('a certainty said on the screen (RES-114, RES-117)', () => {
  test('is written once, with the answer that it is of and the time spent', () => {
    const { recorded, examOf, say } = screen()
    say(a, 'half')
    recordSaid(examOf({ draft: a }))
    recordSaid(examOf({ entry: a }))
    expect(recorded).toEqual([
      { questionId: 'q1', answer: a, status: 'answered', act: 'answer', ms: 700, certainty: 'half' },
    ])
  })

  test('waits for Save & Next where a choice counts only then', () => {
    const { recorded, examOf, say } = screen()
    say(a, 'sure')
    recordSaid(examOf({ draft: a, saveMode: 'official_mock' }))
    expect(recorded).toEqual([])
    recordSaid(examOf({ entry: a, saveMode: 'official_mock' }))
    expect(recorded).toMatchObject([{ answer: a, certainty: 'sure' }])
  })

  test('is not written for another answer, in a closed section, or after the deadline', () => {
    const { recorded, examOf, say } = screen()
    say(a, 'guess')
    recordSaid(examOf({ entry: b }))
    recordSaid(examOf({ entry: a, access: 'view' }))
    recordSaid(examOf({ entry: a, now: 9_000 }))
    expect(recorded).toEqual([])
  })

  test('is shown again after a reload, as long as the answer is the same', () => {
    const { attempt, recorded, examOf } = screen({ q1: 'half' })
    recordSaid(examOf({ entry: a }))
    expect(recorded).toEqual([])
    expect(certaintyOn(attempt, 'q1', a)).toBe('half')
    expect(certaintyOn(attempt, 'q1', b)).toBeNull()
    expect(certaintyOn(attempt, 'q2', a)).toBeNull()
  })
})
