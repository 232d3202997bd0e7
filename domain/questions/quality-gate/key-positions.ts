import { isTooOften, isTooSeldom } from './chance.ts'
import type { GateFinding, GateQuestion, GateRule } from './contract.ts'
import { keyPlaceOf, optionCountOf } from './options.ts'
import { numbersOf } from './sections.ts'

type Placed = { question: GateQuestion; place: number; options: number }

/** Questions with one right option, with its place from 0. */
export const placedKeys = (questions: readonly GateQuestion[]): Placed[] =>
  questions.flatMap((question) => {
    const place = keyPlaceOf(question)
    return place === null ? [] : [{ question, place, options: optionCountOf(question) }]
  })

/** Letter of a place from 0. */
export const letterOf = (place: number): string => String.fromCodePoint(65 + place)

const figuresOf = (count: number, trials: number, chance: number) => ({
  count,
  of: trials,
  chance: Math.round(trials * chance),
})

/** Places of the key that come up more often or more seldom than chance allows. */
export const keyPositions: GateRule = ({ questions }) => {
  const placed = placedKeys(questions)
  const most = Math.max(0, ...placed.map(({ options }) => options))
  return Array.from({ length: most }, (_, place) => place).flatMap((place): GateFinding[] => {
    const offering = placed.filter(({ options }) => options > place)
    const chosen = offering.filter((each) => each.place === place)
    const [count, trials] = [chosen.length, offering.length]
    const chance = offering.reduce((sum, { options }) => sum + 1 / options, 0) / trials
    const finding = { section: null, figures: { letter: letterOf(place), ...figuresOf(count, trials, chance) } }
    if (isTooOften(count, trials, chance))
      return [{ code: 'key_often', questions: numbersOf(chosen.map(({ question }) => question)), ...finding }]
    return isTooSeldom(count, trials, chance) ? [{ code: 'key_seldom', questions: [], ...finding }] : []
  })
}
