/**
 * Memory of a simulated student: activation by traces as Pavlik and Anderson describe it (Cognitive Science 29, 2005,
 * 559-586), which is not the model of FSRS. The activation is m = ln(sum of t^-d); a trace decays the faster the more
 * active the memory was when it was made: d = c * exp(m) + a.
 */

/** Parameters of their experiment with vocabulary; time between sessions counts `h` of itself. */
const parameters = { a: 0.177, c: 0.217, threshold: -0.704, noise: 0.255, h: 0.025 } as const

const secondsOfDay = 86_400

/** A study of an item, on a day counted from the first. */
type Trace = { day: number; decay: number }

export type ItemMemory = {
  /** Added to the activation: ease of the item and ability of the student. */
  readonly ease: number
  readonly traces: Trace[]
}

const activation = ({ ease, traces }: ItemMemory, day: number): number => {
  const seconds = ({ day: studied }: Trace): number => Math.max(1, (day - studied) * secondsOfDay * parameters.h)
  const strength = traces.reduce((sum, trace) => sum + seconds(trace) ** -trace.decay, 0)
  return strength === 0 ? -Infinity : Math.log(strength) + ease
}

/** Probability that an item is recalled on a day. */
export const recallOn = (memory: ItemMemory, day: number): number =>
  1 / (1 + Math.exp((parameters.threshold - activation(memory, day)) / parameters.noise))

/** Adds a study: an answer whose solution is read leaves a trace, whether it was right or wrong. */
export const study = (memory: ItemMemory, day: number): void => {
  const decay = parameters.c * Math.exp(activation(memory, day)) + parameters.a
  memory.traces.push({ day, decay })
}
