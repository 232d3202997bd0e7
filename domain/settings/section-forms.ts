import type { Bilingual } from '../questions/text.ts'
import { initialSettings } from './initial.ts'
import { lineChanges, mergeLines } from './lines.ts'
import { settingFields, settingSections, type SettingSection } from './sections.ts'

/** Names of a section's controls: a bilingual field has one for each language, such as `address.hi`. */
export const controlNames = (section: SettingSection): string[] =>
  Object.entries(settingFields[section]).flatMap(([name, { bilingual }]) =>
    bilingual ? [`${name}.en`, `${name}.hi`] : [name],
  )

/** Texts of a section's value by control. */
export const textsOf = (section: SettingSection, value: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    controlNames(section).map((control) => {
      const [name = '', language] = control.split('.') as [string, keyof Bilingual | undefined]
      const held = value[name]
      return [control, String((language ? (held as Bilingual | undefined)?.[language] : held) ?? '')]
    }),
  )

/** Value of a section from its controls' texts, still to be checked by its contract. */
export const valueFrom = (section: SettingSection, text: (control: string) => string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(settingFields[section]).map(([name, { type, bilingual }]) => {
      if (bilingual) return [name, { en: text(`${name}.en`), hi: text(`${name}.hi`) }]
      if (type === 'switch') return [name, text(name) === 'true']
      return [name, type === 'number' ? Number(text(name) || Number.NaN) : text(name)]
    }),
  )

type Value = Record<string, unknown>

export type TextChange = { control: string; before: string; after: string }

const hasLines = (section: SettingSection, control: string): boolean =>
  settingFields[section][control]?.type === 'lines'

const wholeChanges = (section: SettingSection, before: Value, after: Value): TextChange[] => {
  const [old, now] = [textsOf(section, before), textsOf(section, after)]
  return controlNames(section)
    .map((control) => ({ control, before: old[control] ?? '', after: now[control] ?? '' }))
    .filter((change) => change.before !== change.after)
}

/** Controls whose texts differ between two values of a section; of lines only those that differ. */
export const changesBetween = (section: SettingSection, before: Value, after: Value): TextChange[] =>
  wholeChanges(section, before, after).map((change) =>
    hasLines(section, change.control) ? { ...change, ...lineChanges(change.before, change.after) } : change,
  )

export type DueControl = { control: string; why: 'empty' | 'sample' }

/** Controls that an operator has still to fill in: empty ones, and those that hold a sample. */
export const dueControls = (section: SettingSection, value: Record<string, unknown>): DueControl[] => {
  const samples = textsOf(section, initialSettings[section])
  return Object.entries(textsOf(section, value)).flatMap(([control, text]): DueControl[] => {
    if (!settingFields[section][control.split('.')[0] ?? '']?.due) return []
    if (text === '') return [{ control, why: 'empty' }]
    return text === samples[control] ? [{ control, why: 'sample' }] : []
  })
}

/** One line for each section that still has fields to fill in. `values`: newest stored values. */
export const dueSettings = (values: Partial<Record<SettingSection, Record<string, unknown>>>): string[] =>
  settingSections.flatMap((section) => {
    const due = dueControls(section, values[section] ?? initialSettings[section])
    const names = due.map(({ control, why }) => (why === 'sample' ? `${control} (sample)` : control))
    return names.length > 0 ? [`${section}: ${names.join(', ')}`] : []
  })

/**
 * Texts typed from version `began` with the changes that `newest` made to other controls and lines, and the controls
 * that both changed: theirs before, mine after.
 */
export const mergeTyped = (section: SettingSection, began: Value, newest: Value, typed: Record<string, string>) => {
  const changed = wholeChanges(section, began, newest)
  const inLines = changed.filter(({ control }) => hasLines(section, control))
  const theirs = changed.filter(({ control }) => !hasLines(section, control))
  const isMine = ({ control, before }: TextChange) => typed[control] !== before
  return {
    typed: {
      ...typed,
      ...Object.fromEntries(
        inLines.map(({ control, before, after }) => [control, mergeLines(before, after, typed[control] ?? '')]),
      ),
      ...Object.fromEntries(theirs.filter((each) => !isMine(each)).map(({ control, after }) => [control, after])),
    },
    conflicts: theirs
      .filter((each) => isMine(each) && typed[each.control] !== each.after)
      .map(({ control, after }): TextChange => ({ control, before: after, after: typed[control] ?? '' })),
  }
}
