import type { Strings } from '../../i18n/en/index.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Namespaces with the labels of an editor under `fields`. */
export type LabelSpace =
  | 'jobEditor'
  | 'affairEditor'
  | 'seriesEditor'
  | 'materialEditor'
  | 'courseEditor'
  | 'videoEditor'
  | 'presetEditor'
  | 'blueprintEditor'
  | 'questionEditor'
  | 'testEditor'
  | 'broadcasts'

/** Namespace of each kind that has an editor. */
export const labelSpaces: Readonly<Partial<Record<string, LabelSpace>>> = {
  job: 'jobEditor',
  current_affairs: 'affairEditor',
  series: 'seriesEditor',
  material: 'materialEditor',
  course: 'courseEditor',
  video: 'videoEditor',
  question: 'questionEditor',
  passage: 'questionEditor',
  test: 'testEditor',
}

/** Texts of options that students read too, by the field's label key. */
const optionTexts = [
  ['level', 'jobs:levels'],
  ['region', 'student:state'],
  ['domicile_state', 'student:state'],
  ['posts_qualification_level', 'student:qualification'],
  ['posts_vacancies', 'job:categories'],
  ['fees_category', 'job:categories'],
  ['kind', 'materials:kinds'],
  ['type', 'materials:kinds'],
  ['access', 'officeList:access'],
  ['relaxations_category', 'job:categories'],
  ['audience_exams', 'student:target'],
  ['audience_filter_exam', 'student:target'],
] as const

/** Address of the text of an option that students read too; null for other keys. */
const optionAddress = (key: string): string | null => {
  const found = optionTexts.find(([field]) => key.startsWith(`${field}_`))
  return found ? `${found[1]}.${key.slice(found[0].length + 1)}` : null
}

/** Labels of an editor's fields, sections and options by key. */
export const useEditorLabels = (space: LabelSpace & keyof Strings) => {
  const { t } = useTranslation()
  /** Text at an address; null where there is none, because a missing key is shown as itself. */
  const textAt = (address: string): string | null => {
    const text = t(address as never)
    return text === address || text === address.slice(address.indexOf(':') + 1) ? null : text
  }
  const label = (key: string): string => {
    const shared = optionAddress(key)
    return textAt(`${space}:fields.${key}`) ?? (shared && textAt(shared)) ?? key
  }
  return { label, hasLabel: (key: string): boolean => label(key) !== key }
}
