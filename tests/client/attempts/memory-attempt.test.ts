import { describe, expect, test } from 'vitest'
import { createMemoryAttempt } from '../../../client/features/attempts/controller/memory-attempt.ts'
import { placeAt } from '../../../domain/attempts/schedule-position.ts'
import { minute, paperOf } from '../../domain/catalogue/preset-paper.ts'

/** Three sections of 20 minutes each, which may be left early. */
const exam = paperOf('pre_sbi-po-prelims_v1', {
  english: [['mcq', 2]],
  aptitude: [['mcq', 2]],
  reasoning: [['mcq', 2]],
})
const paper = { ...exam, sections: exam.sections.map((section) => ({ ...section, minSubmitMs: 0 })) }

const opened = () => {
  let now = 1_000
  const ended: unknown[] = []
  const attempt = createMemoryAttempt({
    paper,
    language: 'en',
    attemptId: 'preview',
    onEnd: (responses) => ended.push(responses),
    now: () => now,
  })
  const place = () => placeAt(attempt.state().timing ?? { spans: null, deadlineAt: 0 }, 1_000, now)
  return { attempt, place, ended, pass: (ms: number) => (now += ms) }
}

const [first, second] = paper.sections.map(({ id }) => id)

describe('an attempt in memory (OFC-156)', () => {
  test('runs its sections one after the other and ends after the last', () => {
    const { attempt, place, pass } = opened()
    expect(attempt.restored.currentId).toBe(paper.sections[0]?.questionIds[0])
    expect(place()).toMatchObject({ at: 'section', sectionId: first })
    pass(20 * minute)
    expect(place()).toMatchObject({ at: 'section', sectionId: second })
    pass(40 * minute)
    expect(place()).toEqual({ at: 'over' })
  })

  test('leaves a section early, which brings the next one and the end nearer', () => {
    const { attempt, place, pass } = opened()
    const { deadlineAt } = attempt.state()
    pass(19 * minute)
    attempt.leaveSection(first ?? '')
    expect(place()).toMatchObject({ at: 'section', sectionId: second })
    expect(attempt.state().deadlineAt).toBe(deadlineAt - minute)
  })

  test('stops its clock while it is paused, and tells the screen', async () => {
    const { attempt, pass } = opened()
    const { deadlineAt } = attempt.state()
    let changes = 0
    attempt.subscribe(() => (changes += 1))
    await attempt.pause()
    expect(attempt.state().timing?.pausedAt).toBe(1_000)
    pass(5 * minute)
    await attempt.resume()
    expect(attempt.state()).toMatchObject({ deadlineAt: deadlineAt + 5 * minute, timing: { pausedAt: null } })
    expect(changes).toBe(2)
  })

  test('hands the latest answers to the page alone', async () => {
    const { attempt, ended } = opened()
    const questionId = attempt.restored.currentId
    attempt.record({ questionId, answer: { optionIds: ['a'] }, status: 'answered', act: 'answer', ms: 5 })
    attempt.record({ questionId, answer: { optionIds: ['b'] }, status: 'answered', act: 'answer', ms: 9 })
    expect(await attempt.finish()).toEqual({ kind: 'submitted', countedUntil: null })
    expect(ended).toEqual([[{ questionId, answer: { optionIds: ['b'] }, status: 'answered', ms: 9 }]])
  })
})
