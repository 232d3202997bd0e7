import type { Language } from '../../language.ts'
import { editingOf } from '../kinds/editing.ts'
import { keyedOf, optionsOf } from '../kinds/presentation.ts'
import { isTooOften } from './chance.ts'
import type { GateCode, GateFinding, GateQuestion, GateRule } from './contract.ts'
import { keyPlaceOf } from './options.ts'
import { numbersOf } from './sections.ts'
import { numberIn, visibleLength } from './visible-text.ts'

/** A question in which one option stands out: its chance of being the key, and whether it is. */
type Trial = { question: GateQuestion; chance: number; isKey: boolean }

/** Finding where the option that stands out is the key too often. */
const clue = (code: GateCode, trials: readonly Trial[], figures: GateFinding['figures'] = {}): GateFinding[] => {
  const keyed = trials.filter(({ isKey }) => isKey)
  const expected = trials.reduce((sum, { chance }) => sum + chance, 0)
  if (!isTooOften(keyed.length, trials.length, expected / trials.length)) return []
  return [
    {
      code,
      section: null,
      questions: numbersOf(keyed.map(({ question }) => question)),
      figures: { count: keyed.length, of: trials.length, chance: Math.round(expected), ...figures },
    },
  ]
}

type Choice = { question: GateQuestion; texts: string[]; keyPlace: number }

/** Questions with one right option, with the texts of the options in a language. Assertions share theirs. */
const choicesIn = (questions: readonly GateQuestion[], language: Language): Choice[] =>
  questions.flatMap((question) => {
    const keyPlace = keyPlaceOf(question)
    if (keyPlace === null) return []
    const texts = optionsOf(question.body).map(({ content }) => content[language])
    return texts.length > 1 && texts.every((text) => text.trim() !== '') ? [{ question, texts, keyPlace }] : []
  })

/** Place of the only greatest value; null where several share it. */
const onlyGreatest = (values: readonly number[]): number | null => {
  const most = Math.max(...values)
  return values.filter((value) => value === most).length === 1 ? values.indexOf(most) : null
}

const standingOut = ({ question, texts, keyPlace }: Choice, place: number | null): Trial[] =>
  place === null ? [] : [{ question, chance: 1 / texts.length, isKey: place === keyPlace }]

const isNumeric = ({ texts }: Choice): boolean => texts.every((text) => numberIn(text) !== null)

/** Options that give themselves away by their length. The length of numbers says nothing. */
const lengths: GateRule = ({ questions }) =>
  (['en', 'hi'] as const).flatMap((language) => {
    const choices = choicesIn(questions, language).filter((choice) => !isNumeric(choice))
    const trialsBy = (sign: 1 | -1) =>
      choices.flatMap((choice) =>
        standingOut(choice, onlyGreatest(choice.texts.map((text) => sign * visibleLength(text)))),
      )
    return [...clue('clue_longest', trialsBy(1), { language }), ...clue('clue_shortest', trialsBy(-1), { language })]
  })

/** Numbers in the middle: neither the least nor the greatest option. */
const middleNumbers: GateRule = ({ questions }) => {
  const trials = choicesIn(questions, 'en').flatMap((choice): Trial[] => {
    const values = choice.texts.map(numberIn)
    if (values.length < 4 || values.includes(null) || new Set(values).size < values.length) return []
    const own = values[choice.keyPlace] ?? 0
    const isKey = own !== Math.min(...values.map(Number)) && own !== Math.max(...values.map(Number))
    return [{ question: choice.question, chance: (values.length - 2) / values.length, isKey }]
  })
  return clue('clue_middle', trials)
}

const noneOrAll = /^\W*(none|all|both|neither) of (these|the above|them)\W*$/i

/** Options such as "none of these" that are right too often. */
const noneOptions: GateRule = ({ questions }) => {
  const trials = choicesIn(questions, 'en').flatMap((choice) => {
    const place = choice.texts.findIndex((text) => noneOrAll.test(text))
    return standingOut(choice, place === -1 ? null : place)
  })
  return clue('clue_none', trials)
}

/** Least number of questions with several right options whose equal number of keys is a pattern. */
const alikeAtLeast = 4

/** Questions with several right options that all have the same number of them. */
const alike: GateRule = ({ questions }) => {
  const several = questions.flatMap((question) =>
    editingOf(question.key.kind).several ? [{ question, right: keyedOf(question.key).length }] : [],
  )
  const [first] = several
  if (!first || several.length < alikeAtLeast || several.some(({ right }) => right !== first.right)) return []
  return [
    {
      code: 'clue_all_alike',
      section: null,
      questions: numbersOf(several.map(({ question }) => question)),
      figures: { count: several.length, right: first.right },
    },
  ]
}

/** Clues by which a candidate finds keys without knowing the matter. */
export const clues: GateRule = (paper) => [
  ...lengths(paper),
  ...middleNumbers(paper),
  ...noneOptions(paper),
  ...alike(paper),
]
