import type { Choice, RecordedScreen } from './exam-recorder.ts'
import type { Holdings } from './holdings.ts'

/** Claims that every answer counts. */
const allSaved = /Your answers have been saved successfully|All your answers are saved/
/** Claims that every answer arrived, counted or not. */
const allWithUs = /All your answers are with us/
const someWithUs = /^(\d+) of (\d+) answers are with us; (\d+) (?:is|are) on this device/
const someTooLate = /^(\d+) answers? (?:is|are) still on this device/
const fate = /^Question (\d+): (.+)$/
/** Always false in tests without timed sections. */
const sectionWasClosed = /given while (?:its|their) section was not open/
const waits = 'Waiting for the connection'

/** The last choice for each question. */
export const lastOf = (choices: readonly Choice[]): Map<number, Choice> =>
  new Map(choices.map((choice) => [choice.number, choice]))

/** True when the server has this choice or a later one for the same question. */
const isHeld = (
  { number, letter, at }: Choice,
  now: readonly Choice[],
  held: (number: number) => string[],
): boolean => {
  const letters = [
    letter,
    ...now.filter((later) => later.number === number && later.at >= at).map((later) => later.letter),
  ]
  return held(number).some((stored) => letters.includes(stored))
}

const isClaim = (line: string): boolean =>
  [allSaved, allWithUs, someWithUs, someTooLate, fate].some((words) => words.test(line))

/** True when a screen claims anything about where the answers are. */
export const claims = ({ lines, chip, ends }: RecordedScreen): boolean =>
  chip === 'saved' || (ends && lines.some((line) => isClaim(line) || sectionWasClosed.test(line) || line === waits))

type Truth = {
  /** Number of answers, and how many of them the server has, counted or not. */
  total: number
  withUs: number
  /** Questions whose answer does not count on the server. */
  missing: number[]
  kept: Holdings['kept']
}

const truthOf = ({ choices }: RecordedScreen, { counts, kept }: Holdings, now: readonly Choice[]): Truth => {
  const counting = (number: number) => [counts.get(number) ?? '']
  const anywhere = (number: number) => [...counting(number), ...(kept.get(number) ?? [])]
  const last = [...lastOf(choices).values()]
  return {
    total: last.length,
    withUs: last.filter((choice) => isHeld(choice, now, anywhere)).length,
    missing: last.filter((choice) => !isHeld(choice, now, counting)).map(({ number }) => number),
    kept,
  }
}

const isTrueOfAll = (line: string, { total, withUs, missing }: Truth): boolean => {
  if (allSaved.test(line)) return missing.length === 0
  const [, sent, of, here] = someWithUs.exec(line)?.map(Number) ?? []
  if (sent !== undefined) return of === total && sent + (here ?? 0) === total && sent <= withUs
  if (allWithUs.test(line)) return withUs === total
  if (sectionWasClosed.test(line)) return false
  const [, late] = someTooLate.exec(line)?.map(Number) ?? []
  return late === undefined || total - late <= withUs
}

const isTrueOfOne = (line: string, { missing, kept }: Truth): boolean => {
  const [, number, became = ''] = fate.exec(line) ?? []
  if (became.includes('Kept:')) return kept.has(Number(number))
  return !became.endsWith('is with us and counts.') || !missing.includes(Number(number))
}

/**
 * Claims of a screen that are false. `holdings` may be slightly newer than the screen; `now` are the choices made by
 * the time they were read.
 */
export const falseClaims = (screen: RecordedScreen, holdings: Holdings, now: readonly Choice[]): string[] => {
  const { lines, chip } = screen
  const truth = truthOf(screen, holdings, now)
  const { total, withUs, missing, kept } = truth
  const known = `${withUs} of ${total} are stored, not counting ${missing.join() || 'none'}, kept ${[...kept.keys()].join() || 'none'}`
  const untrue = lines.filter((line) => !isTrueOfAll(line, truth) || !isTrueOfOne(line, truth))
  const faults = untrue.map((line) => `"${line}", but ${known}`)
  if (chip === 'saved' && withUs < total) faults.push(`the chip says saved, but ${known}`)
  if (lines.includes(waits) && !lines.some(isClaim)) faults.push(`"${waits}" and not what for: ${lines.join(' | ')}`)
  return faults
}

/** Question numbers that a screen lists as kept without counting. */
export const keptNumbersOn = ({ lines }: RecordedScreen): number[] =>
  lines.flatMap((line) => {
    const [, number, became = ''] = fate.exec(line) ?? []
    return became.includes('Kept:') ? [Number(number)] : []
  })
