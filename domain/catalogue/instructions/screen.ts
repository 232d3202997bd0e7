import type { Language } from '../../language.ts'
import type { TestRules } from '../contract.ts'
import { groupSections, type Instruction } from './line.ts'

export const screenLines = (rules: TestRules): Instruction[] => [
  { say: 'clock' },
  { say: 'palette' },
  { say: 'jump' },
  ...(rules.calculator === 'scientific' ? [{ say: 'calculator' as const }] : []),
  ...(rules.keyboard ? [] : [{ say: 'no_keyboard' as const }]),
  { say: 'default_language' },
  ...groupSections(rules.sections, ({ languages }) => languages && languages.join()).map(({ value, sections }) => ({
    say: 'section_language' as const,
    sections,
    languages: value.split(',') as Language[],
  })),
]

export const answeringLines = ({ sections, saveMode, reviewCounts }: TestRules): Instruction[] => {
  const kinds = new Set(sections.flatMap(({ marking }) => marking.map(({ kind }) => kind)))
  return [
    ...[...kinds].map((kind) => ({ say: 'answer' as const, kind })),
    { say: 'save' },
    { say: 'mark' },
    { say: 'save_mode', mode: saveMode },
    { say: 'review', counts: reviewCounts },
  ]
}
