import { expect, test } from 'vitest'
import { opensToPractice, opensToRetake, type AskingTest } from '../../../domain/revision/eligibility.ts'

const now = 1_800_000_000_000
const hour = 3_600_000

/** A free test without a window, whose results are out at once. */
const always: AskingTest = {
  state: 'published',
  isDeleted: false,
  opensAt: null,
  closesAt: null,
  commonStart: false,
  durationMs: hour,
  extraMs: 0,
  pauses: [],
  release: { rule: 'at_once' },
  isSat: false,
  isRunning: false,
  isOwned: true,
}
const live: AskingTest = { ...always, opensAt: now - hour, closesAt: now + hour, release: { rule: 'after_close' } }
const past: AskingTest = { ...live, opensAt: now - 3 * hour, closesAt: now - hour }

test.each<[string, AskingTest, boolean, boolean]>([
  ['open for ever and not sat', always, false, true],
  ['open for ever and sat', { ...always, isSat: true }, true, true],
  ['open for ever, begun and not handed in', { ...always, isRunning: true }, false, false],
  ['upcoming', { ...live, opensAt: now + hour, closesAt: now + 2 * hour }, false, false],
  ['live', live, false, false],
  ['live and sat, before its results', { ...live, isSat: true }, false, false],
  ['over, and its results are out', past, true, true],
  ['over, within the drain window of its end', { ...past, closesAt: now - 60_000 }, false, false],
  ['over, with results held back', { ...past, release: { rule: 'held' } }, false, false],
  ['over and not owned', { ...past, isOwned: false }, false, false],
  ['over, not owned any more and sat', { ...past, isOwned: false, isSat: true }, true, true],
  ['archived without a window', { ...always, state: 'archived' }, true, true],
  ['archived and not owned', { ...always, state: 'archived', isOwned: false }, false, true],
  ['taken down for a while', { ...always, state: 'unpublished' }, false, true],
  ['in the bin, from which it may return', { ...always, state: 'archived', isDeleted: true }, false, true],
])('a test that is %s (LRN-30)', (_name, asking, practised, retaken) => {
  expect([opensToPractice(asking, now), opensToRetake(asking, now)]).toEqual([practised, retaken])
})
