import { foldActs, type GivenEvent, type QuestionState } from '../../attempts/acts.ts'
import type { Answer } from '../../attempts/contract.ts'
import type { PaletteStatus } from '../../attempts/palette.ts'
import type { Look, ReplayEvent } from './contract.ts'

/** The screen at one moment: the palette, the answers and the question shown, by place. */
export type Frame = { statuses: PaletteStatus[]; answers: Answer[]; current: number }

const asGiven = ({ place, at, device, answer, status, ms, act }: ReplayEvent): GivenEvent => ({
  questionId: String(place),
  given: at,
  device: String(device),
  answer,
  status,
  ms,
  ...(act && { act }),
})

/** The state of each opened question at a moment, by the rule that scored the attempt. Keys are places. */
export const statesAt = (events: readonly ReplayEvent[], at: number): Map<string, QuestionState> =>
  foldActs(events.filter((event) => event.uncounted === undefined && event.at <= at).map(asGiven))

/** The look at a moment; the first before any. */
export const lookAt = (looks: readonly Look[], at: number): Look | undefined =>
  looks.findLast(({ from }) => from <= at) ?? looks[0]

export const frameAt = (
  {
    events,
    looks,
    questions,
  }: { events: readonly ReplayEvent[]; looks: readonly Look[]; questions: readonly unknown[] },
  at: number,
): Frame => {
  const states = statesAt(events, at)
  const state = (place: number) => states.get(String(place))
  return {
    statuses: questions.map((_, place) => state(place)?.status ?? 'not_visited'),
    answers: questions.map((_, place) => state(place)?.answer ?? null),
    current: lookAt(looks, at)?.place ?? 0,
  }
}
