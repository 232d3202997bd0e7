import type { Language } from '../language.ts'
import { dueControls, textsOf } from './section-forms.ts'
import { settingFields, type SettingSection, type SettingValues } from './sections.ts'

/** Sections whose fields a text can name. */
const namedSections = ['contact', 'company'] as const satisfies readonly SettingSection[]
type NamedSettings = Pick<SettingValues, (typeof namedSections)[number]>

/** A setting named in a text, such as `{{company.entity}}`. */
const placeholder = /\{\{(\w+)\.(\w+)\}\}/g

const isOf = (section: string, name: string): section is keyof NamedSettings =>
  namedSections.some((each) => each === section && Object.hasOwn(settingFields[each], name))

/** Every placeholder, by section and field. */
export const placeholders = namedSections.flatMap((section) =>
  Object.keys(settingFields[section]).map((name) => ({ section, name, text: `{{${section}.${name}}}` })),
)

/** Texts in double braces that name no setting. */
export const unknownPlaceholders = (text: string): string[] => {
  const known = new Set(placeholders.map((each) => each.text))
  return [...new Set(text.match(/\{\{[^{}\n]{0,80}\}?\}?/g))].filter((each) => !known.has(each))
}

const paragraph = /<p>\{\{(\w+)\.(\w+)\}\}<\/p>\n?/g

const marks = {
  en: { empty: '[to be entered]', sample: 'sample' },
  hi: { empty: '[भरा जाना है]', sample: 'नमूना' },
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>')

/** Text of a setting in a language; null for a name that none has. */
const settingText = (settings: NamedSettings, language: Language, section: string, name: string) => {
  if (!isOf(section, name)) return null
  const value: Record<string, unknown> = settings[section]
  const control = settingFields[section][name]?.bilingual ? `${name}.${language}` : name
  const text = textsOf(section, value)[control] ?? ''
  const why = dueControls(section, value).find((each) => each.control === control)?.why
  return { text: escaped(text), why: text === '' ? 'empty' : why }
}

/**
 * HTML with the settings that it names. An empty one and a sample are marked as such; a paragraph that is nothing but
 * an empty one is left out.
 */
export const withSettings = (html: string, language: Language, settings: NamedSettings): string =>
  html
    .replaceAll(paragraph, (whole: string, section: string, name: string) =>
      settingText(settings, language, section, name)?.text === '' ? '' : whole,
    )
    .replaceAll(placeholder, (whole: string, section: string, name: string) => {
      const found = settingText(settings, language, section, name)
      if (!found) return whole
      if (found.why === 'empty') return marks[language].empty
      return found.why === 'sample' ? `${found.text} (${marks[language].sample})` : found.text
    })
