import type { ChecklistEntry } from '../../../domain/content/checklist.ts'
import { labelKeyOf } from '../../../domain/content/fields.ts'
import { readFault } from '../../../domain/content/faults.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useFieldWords } from '../editor/editor-context.ts'

/** Sentence of an entry of the checklist. */
export const useEntryText = () => {
  const { t } = useTranslation('publishing')
  const { label, hasLabel } = useFieldWords()
  const onlyIn = (language: 'en' | 'hi', values: string | number | undefined) =>
    values ? t('checks.onlyIn', { language: t(`languages.${language}`), values }) : ''
  return ({ code, path, fault, values = {} }: ChecklistEntry): string => {
    if (code === 'fault' && fault) {
      const own = `${labelKeyOf(path)}_invalid`
      const { code: name, limit } = readFault(fault)
      if (name !== 'required' && hasLabel(own)) return label(own)
      return limit === null ? t(`editor:faults.${name}`) : t(`editor:faults.${name}`, { limit })
    }
    if (code === 'link_unchecked' && values['count'] !== undefined) return t('checks.link_old', values)
    const text = t(`checks.${code}`, values)
    return [text, onlyIn('en', values['en']), onlyIn('hi', values['hi'])].filter(Boolean).join(' ')
  }
}
