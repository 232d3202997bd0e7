import { useTranslation } from '../../../i18n/use-translation.ts'
import { labelSpaces, useEditorLabels } from '../../../office/editor/use-editor-labels.ts'

/** Texts of the values of common filters, in the list's strings. */
const texts: Readonly<Record<string, string>> = {
  state: 'states',
  language: 'languageFilters',
  access: 'access',
  draft: 'drafts',
}

/** Words of a filter of the list of students. */
const useStudentFilterWords = () => {
  const { t } = useTranslation('studentList')
  const nameOf = (name: string): string => {
    if (name === 'q') return t('officeList:search')
    return name === 'state' ? t('columns.marks') : t(`filters.${name as 'exam'}`)
  }
  const valueOf = (name: string, value: string): string => {
    switch (name) {
      case 'state':
        return t(`states.${value as 'active'}`)
      case 'exam':
        return t(`student:target.${value as 'ssc'}`)
      case 'language':
        return t(`languages.${value as 'none'}`)
      case 'attempts':
        return t(`attempts.${value as 'yes'}`)
      case 'date':
        return t(`columns.${value as 'joined'}`)
      default:
        return name === 'q' ? `“${value}”` : value
    }
  }
  return (name: string, value: string): string => `${nameOf(name)}: ${valueOf(name, value)}`
}

/** Words of a filter of a list: its name and its value. */
export const useFilterWords = (list: string) => {
  const ofStudents = useStudentFilterWords()
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
  return list === 'student'
    ? ofStudents
    : (name: string, value: string): string => `${nameOf(name)}: ${valueOf(name, value)}`
}
