import type { EditorForm } from '../../content/fields.ts'
import { difficulties } from '../../questions/levels.ts'
import { questionKinds } from '../../questions/kinds/names.ts'
import { presetLimits } from '../presets/form.ts'
import { blueprintBases } from './bases.ts'

/** Most lines of a section's syllabus, and topics of a line. */
export const blueprintLimits = { lines: 80, topics: 80 }

/** Least and most. */
const span = { type: 'pair', item: { type: 'number' } } as const

const kind = { kind: { type: 'choice', options: questionKinds }, questions: span } as const

const line = {
  topics: { type: 'list', item: { type: 'reference', to: 'topic' }, max: blueprintLimits.topics },
  questions: span,
  title: { type: 'line', bilingual: true },
} as const

const section = {
  id: { type: 'reference', to: 'section' },
  options: { type: 'number' },
  minutes: span,
  tolerance: { type: 'number' },
  difficulty: { type: 'record', keys: difficulties, item: { type: 'number' } },
  kinds: { type: 'list', item: { type: 'group', fields: kind }, max: presetLimits.kinds },
  topics: { type: 'list', item: { type: 'group', fields: line }, max: blueprintLimits.lines },
} as const

/** Editor of a new blueprint of a preset; its contract is `AuthoredBlueprint`. */
export const blueprintForm = {
  kind: 'blueprint',
  fields: {
    effectiveFrom: { type: 'day' },
    basis: { type: 'choice', options: blueprintBases },
    changes: { type: 'text' },
    note: { type: 'text' },
    unchecked: { type: 'flag' },
    sections: { type: 'list', item: { type: 'group', fields: section }, max: presetLimits.sections },
  },
  sections: [
    { name: 'version', fields: ['effectiveFrom', 'basis', 'changes', 'note', 'unchecked'] },
    { name: 'sections', fields: ['sections'] },
  ],
} as const satisfies EditorForm
