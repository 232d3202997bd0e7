import type { OptionsBody } from '../text.ts'
import type { Entered, Kind } from './kind.ts'
import type { Body, Rubric } from './registry.ts'

/** What the kinds that show a list of options have in common. */
export type OptionsSpec = { optionIds: string[] }

export const publishOptions = ({ options }: OptionsBody): OptionsBody => ({
  options: options.map(({ id, content: { en, hi } }) => ({ id, content: { en, hi } })),
})

export const mapOptions: Kind<OptionsBody, unknown, OptionsSpec>['mapTexts'] = async ({ options }, map) => ({
  options: await Promise.all(options.map(async (option) => ({ ...option, content: await map(option.content) }))),
})

export const optionsSpec = ({ options }: OptionsBody): OptionsSpec => ({ optionIds: options.map(({ id }) => id) })

export const chosenOf = (answer: Entered): string[] => ('optionIds' in answer ? answer.optionIds : [])

/** Known options, each once. */
export const choosesKnown = (answer: Entered, { optionIds }: OptionsSpec): boolean => {
  const chosen = chosenOf(answer)
  return (
    chosen.length > 0 &&
    new Set(chosen).size === chosen.length &&
    chosen.every((optionId) => optionIds.includes(optionId))
  )
}

export const choosesOne = (answer: Entered, spec: OptionsSpec): boolean =>
  choosesKnown(answer, spec) && chosenOf(answer).length === 1

/** The options that a question shows, whatever its kind; none where something else is entered. */
export const optionsOf = (body: Body): OptionsBody['options'] => ('options' in body ? body.options : [])

/** The options that a key names; none where it names something else. */
export const keyedOf = (key: Rubric): string[] => {
  if (key.kind === 'true_false') return [String(key.value)]
  return 'optionIds' in key ? key.optionIds : []
}
