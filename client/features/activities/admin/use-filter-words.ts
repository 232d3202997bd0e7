import { useTranslation } from '../../../i18n/use-translation.ts'
import { labelSpaces, useEditorLabels } from '../../../office/editor/use-editor-labels.ts'

/** Texts of the values of common filters, in the list's strings. */
const texts: Readonly<Record<string, string>> = {
  state: 'states',
  language: 'languageFilters',
  access: 'access',
  draft: 'drafts',
}

/** Words of a filter of a list: its name and its value. */
export const useFilterWords = (list: string) => {
  const { t } = useTranslation('officeList')
  const { label } = useEditorLabels(labelSpaces[list] ?? 'jobEditor')
  const nameOf = (name: string): string => {
    if (name === 'q') return t('search')
    if (name === 'state') return t('columns.state')
    if (name === 'organisation') return t('activities:kinds.organisation')
    return name === 'exam' || name === 'language' || name === 'access' || name === 'draft' || name === 'by'
      ? t(`filters.${name}`)
      : label(name)
  }
  const valueOf = (name: string, value: string): string => {
    const group = texts[name]
    if (group) return t(`${group}.${value}` as 'states.draft')
    if (name === 'q') return `“${value}”`
    if (name === 'by') return t(value === 'me' ? 'self' : 'colleague')
    const key = `${name}_${value}`
    const text = label(key)
    return text === key ? value : text
  }
  return (name: string, value: string): string => `${nameOf(name)}: ${valueOf(name, value)}`
}
