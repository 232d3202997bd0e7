import type { OptionsBody } from '../text.ts'
import { chosenOf, notAttemptedId, type EnteredAnswer } from './entered.ts'
import { right, wrong, type Kind } from './kind.ts'
import { keyedOf } from './presentation.ts'
import type { Rubric } from './registry.ts'

export type OptionsSpec = { optionIds: string[] }

type Choosing = Kind<OptionsBody, Rubric, OptionsSpec>

/** True when the answer names known options, each once. */
const choosesKnown = (answer: EnteredAnswer, { optionIds }: OptionsSpec): boolean => {
  const chosen = chosenOf(answer)
  return (
    chosen.length > 0 &&
    new Set(chosen).size === chosen.length &&
    chosen.every((optionId) => optionIds.includes(optionId))
  )
}

/** Rules shared by every kind with a list of options. */
export const severalOptions: Omit<Choosing, 'body' | 'rubric' | 'score'> = {
  publish: ({ options }) => ({
    options: options.map(({ id, content: { en, hi } }) => ({ id, content: { en, hi } })),
  }),
  mapTexts: async ({ options }, map) => ({
    options: await Promise.all(options.map(async (option) => ({ ...option, content: await map(option.content) }))),
  }),
  specOf: ({ options }, mayPass) => ({
    optionIds: [...options.map(({ id }) => id), ...(mayPass ? [notAttemptedId] : [])],
  }),
  fits: choosesKnown,
  keyFits: (rubric, { options }) => keyedOf(rubric).every((keyed) => options.some(({ id }) => id === keyed)),
}

/** Rules shared by the kinds with one right option. */
export const oneOption: Omit<Choosing, 'body' | 'rubric'> = {
  ...severalOptions,
  fits: (answer, spec) => choosesKnown(answer, spec) && chosenOf(answer).length === 1,
  score(rubric, answer, marks) {
    const chosen = chosenOf(answer)
    return chosen.length === 1 && chosen[0] === keyedOf(rubric)[0] ? right(marks) : wrong(marks)
  },
}
