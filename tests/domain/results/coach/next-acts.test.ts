import { describe, expect, test } from 'vitest'
import { markingClasses } from '../../../../domain/results/coach/break-even.ts'
import { calibrationOf } from '../../../../domain/results/coach/calibration.ts'
import { coachActs } from '../../../../domain/results/coach/next-acts.ts'
import type { Replay, ThresholdRow } from '../../../../domain/results/coach/replay.ts'
import { units } from '../../../../domain/results/marks.ts'
import { bodyFor, paperOf, questionOf } from '../papers.ts'

const row = (parts: Partial<ThresholdRow>): ThresholdRow => ({
  threshold: 'guess',
  units: 0,
  gain: 0,
  skipped: 20,
  right: 1,
  verdict: 'unclear',
  share: 0.05,
  low: 0,
  high: 0.2,
  ...parts,
})

const replay = (...rows: ThresholdRow[]): Replay => ({ answers: 40, tapped: 40, missing: 0, rows })
const nothing = {
  classes: [],
  replay: { answers: 12, tapped: 0, missing: 18, rows: [] },
  calibration: calibrationOf([]),
  certainty: true,
  sureMistakes: [],
}

describe('the next acts of the coach (RES-115)', () => {
  test('without data there is one: another test, with the number of answers that are missing', () => {
    expect(coachActs(nothing)).toEqual([{ act: 'sit', missing: 18 }])
    expect(coachActs({ ...nothing, certainty: false })).toEqual([{ act: 'tap' }, { act: 'sit', missing: 18 }])
  })

  test('a threshold comes first where it is clear, that with the larger gain', () => {
    const skip = { verdict: 'skip' as const }
    const rows = [row({ ...skip, gain: 1_260 }), row({ ...skip, threshold: 'half', gain: 2_520 })]
    expect(coachActs({ ...nothing, replay: replay(...rows) })[0]).toEqual({
      act: 'leave',
      threshold: 'half',
      units: 2_520,
    })
    expect(coachActs({ ...nothing, replay: replay(row({ gain: 5_670 })) })[0]).toEqual({ act: 'sit', missing: 0 })
  })

  test('answers that clearly pay are kept', () => {
    const kept = replay(row({ verdict: 'answer', gain: -630 }))
    expect(coachActs({ ...nothing, replay: kept })[0]).toEqual({ act: 'keep', threshold: 'guess', units: 630 })
  })

  test('sure mistakes lead to their reasons where "sure" is right too seldom', () => {
    const over = { ...nothing, calibration: calibrationOf([{ certainty: 'sure', answers: 50, right: 29 }]) }
    expect(coachActs({ ...over, sureMistakes: [{ questionId: 'q1', number: 1 }] })[0]).toEqual({ act: 'reasons' })
    expect(coachActs(over)[0]).toEqual({ act: 'sit', missing: 18 })
  })

  // +2 and -2/3 with five options: among five (2 - 8/3) / 5 < 0, among four 0, among three 2/9.
  test('options to strike out are named where a blind guess loses', () => {
    const marks = { correct: units('2'), wrong: units('2/3') }
    const classes = markingClasses(paperOf([questionOf('q1', bodyFor('mcq'), marks)]))
    expect(coachActs({ ...nothing, classes })[0]).toEqual({ act: 'eliminate', from: 5, left: 3 })
  })
})
