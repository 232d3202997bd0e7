import { categories } from '../../accounts/student-profile.ts'
import { afterLeaving, calculators, navigations, saveModes } from '../../attempts/contract.ts'
import type { EditorForm } from '../../content/fields.ts'
import { languages } from '../../language.ts'
import { questionKinds } from '../../questions/kinds/names.ts'
import { normalisers, partialRules, tieBreaks } from '../contract.ts'

const orNone = { type: 'number', empty: 'null' } as const
const percents = { type: 'record', keys: categories, item: { type: 'number' } } as const

/** Most sections of a pattern, kinds of question of a section and steps between equal scores. */
export const presetLimits = { sections: 12, kinds: 12, steps: 10 }

const marking = {
  kind: { type: 'choice', options: questionKinds },
  weight: orNone,
  correct: { type: 'line' },
  wrong: { type: 'line' },
  blank: { type: 'line' },
  partial: { type: 'choice', options: partialRules, empty: 'null' },
} as const

const section = {
  id: { type: 'rowId' },
  title: { type: 'line', bilingual: true },
  questionCount: { type: 'number' },
  maxAttempted: orNone,
  minutes: orNone,
  scribeMinutes: orNone,
  minSubmitMinutes: orNone,
  breakMinutes: orNone,
  after: { type: 'choice', options: afterLeaving, empty: 'null' },
  optional: { type: 'flag' },
  languages: { type: 'choices', options: languages },
  marking: { type: 'list', item: { type: 'group', fields: marking }, max: presetLimits.kinds },
  hasCutOff: { type: 'flag' },
  cutOffs: percents,
} as const

/** Editor of a new version of a preset; its contract is `AuthoredVersion`. */
export const presetForm = {
  kind: 'preset',
  fields: {
    effectiveFrom: { type: 'day' },
    changes: { type: 'text' },
    source: {
      type: 'group',
      fields: {
        title: { type: 'line' },
        url: { type: 'line' },
        seen: { type: 'day' },
        note: { type: 'text' },
        unchecked: { type: 'flag' },
      },
    },
    durationMinutes: { type: 'number' },
    navigation: { type: 'choice', options: navigations },
    minSubmitMinutes: orNone,
    optionalTaken: orNone,
    sections: { type: 'list', item: { type: 'group', fields: section }, max: presetLimits.sections },
    saveMode: { type: 'choice', options: saveModes },
    calculator: { type: 'choice', options: calculators },
    drainSeconds: orNone,
    reviewCounts: { type: 'flag' },
    keyboard: { type: 'flag' },
    pausable: { type: 'flag' },
    normaliser: { type: 'choice', options: normalisers },
    disqualifiedOverBlank: orNone,
    qualifying: { type: 'flag' },
    tieBreak: {
      type: 'list',
      item: {
        type: 'group',
        fields: { by: { type: 'choice', options: tieBreaks }, sectionId: { type: 'reference', to: 'section' } },
      },
      max: presetLimits.steps,
    },
    cutOffs: percents,
  },
  sections: [
    { name: 'version', fields: ['effectiveFrom', 'changes', 'source'] },
    { name: 'time', fields: ['durationMinutes', 'navigation', 'minSubmitMinutes', 'optionalTaken'] },
    { name: 'sections', fields: ['sections'] },
    { name: 'screen', fields: ['saveMode', 'calculator', 'drainSeconds', 'reviewCounts', 'keyboard', 'pausable'] },
    {
      name: 'score',
      fields: ['normaliser', 'disqualifiedOverBlank', 'qualifying', 'cutOffs', 'tieBreak'],
    },
  ],
} as const satisfies EditorForm
