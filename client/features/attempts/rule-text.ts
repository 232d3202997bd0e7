import type { CutOff, Instruction, TieStep } from '../../../domain/catalogue/instructions/line.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { fractionText } from '../../../domain/results/marks.ts'
import type { useTranslation } from '../../i18n/use-translation.ts'

/** Translation functions for the instructions, in one language. */
export type RuleWords = {
  t: ReturnType<typeof useTranslation<'rules'>>['t']
  pick: (text: Bilingual) => string
}

const minuteMs = 60_000

/** Whole minutes, plus seconds if there are any. */
const timeText = (ms: number, { t }: RuleWords): string => {
  const [minutes, seconds] = [Math.floor(ms / minuteMs), Math.round((ms % minuteMs) / 1000)]
  return [
    ...(minutes > 0 || seconds === 0 ? [t('minutes', { count: minutes })] : []),
    ...(seconds > 0 ? [t('seconds', { count: seconds })] : []),
  ].join(' ')
}

const listText = (items: string[], { t }: RuleWords): string =>
  items.length > 1 ? t('and', { list: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' }) : (items[0] ?? '')

const cutOffText = (cutOffs: CutOff[], { t }: RuleWords): string =>
  cutOffs
    .map(({ percent, categories }) =>
      t('cut_off', { percent, categories: categories.map((category) => t(`categories.${category}`)).join(', ') }),
    )
    .join('; ')

const stepText = (step: TieStep, { t, pick }: RuleWords): string =>
  t(`ties:${step.by}`, 'section' in step ? { section: pick(step.section) } : undefined)

/** Interpolation values of a line. */
const valuesOf = (line: Instruction, words: RuleWords): Record<string, string | number> => ({
  ...('section' in line && { section: words.pick(line.section) }),
  ...('sections' in line && { count: line.sections.length, sections: listText(line.sections.map(words.pick), words) }),
  ...('ms' in line && { time: timeText(line.ms, words) }),
  ...('minutes' in line && { count: line.minutes }),
  ...('count' in line && { count: line.count }),
  ...('max' in line && { max: line.max, of: line.of }),
  ...('units' in line && { marks: fractionText(line.units) }),
  ...('percent' in line && { percent: line.percent }),
  ...('languages' in line && {
    languages: listText(
      line.languages.map((language) => words.t(`languages.${language}`)),
      words,
    ),
  }),
  ...('cutOffs' in line && { list: cutOffText(line.cutOffs, words) }),
  ...('steps' in line && { list: line.steps.map((step) => stepText(step, words)).join('; ') }),
})

/** Translation key of a line or its variant. */
const keyOf = (line: Exclude<Instruction, { say: 'marks' }>) => {
  switch (line.say) {
    case 'answer':
      return `answer.${line.kind}` as const
    case 'save_mode':
      return `save_mode.${line.mode}` as const
    case 'review':
      return line.counts ? 'review.counts' : 'review.void'
    case 'normaliser':
      return `normaliser.${line.rule}` as const
    default:
      return line.say
  }
}

/** Text of a line of the instructions. Marks are shown as a table instead. */
export const ruleText = (line: Exclude<Instruction, { say: 'marks' }>, words: RuleWords): string =>
  words.t(keyOf(line), valuesOf(line, words))
