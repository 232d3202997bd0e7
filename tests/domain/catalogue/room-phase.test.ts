import { expect, test } from 'vitest'
import { roomPhaseAt } from '../../../domain/catalogue/room-phase.ts'

const minute = 60_000
const hour = 60 * minute
const live = { opensAt: 10 * hour, commonStart: true, endsAt: 11 * hour, pausedFrom: null }

test.each([
  ['before', 9 * hour - 1, {}],
  ['lobby', 9 * hour, {}],
  ['before', 10 * hour - 1, { commonStart: false }],
  ['running', 10 * hour, {}],
  ['running', 11 * hour - 1, {}],
  ['paused', 10 * hour + minute, { pausedFrom: 10 * hour }],
  ['draining', 11 * hour, {}],
  ['draining', 11 * hour + 2 * minute, {}],
  ['closed', 11 * hour + 2 * minute + 1, {}],
  ['running', 99 * hour, { endsAt: null }],
] as const)('a live test is %s at %s (OFC-49)', (phase, now, parts) => {
  expect(roomPhaseAt({ ...live, ...parts }, now)).toBe(phase)
})
