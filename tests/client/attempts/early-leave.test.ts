import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withLeave } from '../../../client/features/attempts/controller/early-leave.ts'
import type { Timing } from '../../../domain/attempts/contract.ts'
import { scheduleOf, type Clock } from '../../../domain/attempts/schedule.ts'

const length = fc.integer({ min: 1, max: 10_000_000 })
const clocks: fc.Arbitrary<Clock> = fc.record({
  begunAt: fc.constant(1_800_000_000_000),
  durationMs: length,
  minSubmitMs: fc.nat(5_000_000),
  sections: fc
    .array(fc.record({ durationMs: length, breakMs: fc.nat(1_000_000), minSubmitMs: fc.nat(5_000_000) }), {
      minLength: 1,
      maxLength: 5,
    })
    .map((sections) => sections.map((section, index) => ({ id: `s${index}`, ...section }))),
  extra: fc.option(fc.oneof(fc.record({ perHourMinutes: fc.nat(40) }), fc.record({ minutes: fc.nat(120) }))),
  closesAt: fc.constant(null),
  leaves: fc.constant({}),
  pauses: fc.constant([]),
})

const timingOf = (clock: Clock, now: number): Timing => ({
  ...scheduleOf(clock, now),
  begunAt: clock.begunAt,
  leaves: clock.leaves,
})

test('predicts the schedule after early leaves as the server computes it, with minimums and extra time (HAL-22, HAL-35)', () => {
  fc.assert(
    fc.property(clocks, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }), (opened, parts) => {
      let clock = opened
      let page = timingOf(clock, clock.begunAt)
      for (const [index, part] of parts.entries()) {
        const span = timingOf(clock, clock.begunAt).spans?.[index]
        if (!span) break
        const at = Math.floor(span.startsAt + part * (span.endsAt - span.startsAt))
        page = withLeave(page, span.sectionId, at)
        if (at < span.endsAt) clock = { ...clock, leaves: { ...clock.leaves, [span.sectionId]: at } }
        expect(page).toEqual(timingOf(clock, at))
      }
    }),
  )
})
