import type { Language } from '../language.ts'
import { dueControls, textsOf } from './section-forms.ts'
import { settingFields, settingSections, type SettingSection, type SettingValues } from './sections.ts'

/** A setting named in a text, such as `{{company.entity}}`. */
const placeholder = /\{\{(\w+)\.(\w+)\}\}/g

const isOf = (section: string, name: string): section is SettingSection =>
  settingSections.some((each) => each === section && Object.hasOwn(settingFields[each], name))

/** Placeholders in a text that name no setting. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(placeholder)].filter(([, section = '', name = '']) => !isOf(section, name)).map(([whole]) => whole)

const marks = {
  en: { empty: '[to be entered]', sample: 'sample' },
  hi: { empty: '[भरा जाना है]', sample: 'नमूना' },
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>')

/** HTML with the settings that it names; an empty one and a sample are marked as such. */
export const withSettings = (html: string, language: Language, settings: SettingValues): string =>
  html.replaceAll(placeholder, (whole: string, section: string, name: string) => {
    if (!isOf(section, name)) return whole
    const value: Record<string, unknown> = settings[section]
    const control = settingFields[section][name]?.bilingual ? `${name}.${language}` : name
    const text = textsOf(section, value)[control] ?? ''
    if (text === '') return marks[language].empty
    const isSample = dueControls(section, value).some((each) => each.control === control)
    return isSample ? `${escaped(text)} (${marks[language].sample})` : escaped(text)
  })
