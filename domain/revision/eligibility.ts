import type { ContentState } from '../content.ts'
import type { ReleaseRule } from '../catalogue/contract.ts'
import { isReleased, lastDeadline } from '../catalogue/window.ts'

/** A test that asks a question, with the student's place in it. Instants and durations are milliseconds. */
export type AskingTest = Parameters<typeof lastDeadline>[0] & {
  state: ContentState
  isDeleted: boolean
  release: ReleaseRule
  /** True once the student has a result of it that stands. */
  isSat: boolean
  /** True while the student's clock of it runs. */
  isRunning: boolean
  /** True where it is free for everyone, or the student has a right to it. */
  isOwned: boolean
}

/** True when nobody can begin the test any more. One that was only taken down may come back. */
const isOver = (test: AskingTest, now: number): boolean => {
  const deadline = lastDeadline(test, now)
  return (test.state === 'archived' && !test.isDeleted) || (deadline !== null && now >= deadline)
}

/**
 * True when practice may ask any question of a test: its results are out, and the student has sat it, or can no longer
 * sit it and owns it. So no key leaves before its release, no paper that is still to be sat is spent, and nothing that
 * is sold is given away.
 */
export const opensToPractice = (test: AskingTest, now: number): boolean => {
  if (!isReleased(test, now)) return false
  return test.isSat || (isOver(test, now) && test.isOwned && !test.isRunning)
}

/**
 * The same for a question whose solution the student was shown before, in another test or in practice: a test that
 * stays open for ever does not close it, because nothing is left to give away. One with a window or a running clock
 * does.
 */
export const opensToRetake = (test: AskingTest, now: number): boolean => {
  const hasWindow = test.opensAt !== null || test.closesAt !== null || test.commonStart
  if (hasWindow || test.isRunning) return opensToPractice(test, now)
  return isReleased(test, now)
}
