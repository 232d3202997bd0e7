import type { Strings } from '../../i18n/en/index.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Namespaces with the labels of an editor under `fields`. */
export type LabelSpace = 'jobEditor' | 'affairEditor'

/** Labels of an editor's fields, sections and options by key. */
export const useEditorLabels = (space: LabelSpace & keyof Strings) => {
  const { t } = useTranslation()
  const label = (key: string): string => {
    const address = `${space}:fields.${key}`
    const text = t(address as never)
    return text === `fields.${key}` || text === address ? key : text
  }
  return { label, hasLabel: (key: string): boolean => label(key) !== key }
}
