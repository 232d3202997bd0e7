import { fieldAt, labelKeyOf } from '../../../domain/content/fields.ts'
import { hasNamedRows, rowNameOn } from '../../../domain/content/row-names.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useFieldWords } from '../editor/editor-context.ts'

const isIndex = (segment: string): boolean => /^\d+$/.test(segment)

/**
 * Names of the fields on a path, with row numbers and the language: "Posts, row 2: Name, Hindi". A row with a name has
 * it in place of the number: "Option B: Text"; by its place where no name is given.
 */
export const usePathLabel = () => {
  const { t } = useTranslation('publishing')
  const { label, form } = useFieldWords()
  return (path: string, rowName = rowNameOn(form, path)): string => {
    const segments = path.split('.')
    const last = segments.at(-1)
    const isLanguage = segments.length > 1 && (last === 'en' || last === 'hi')
    const names: string[] = []
    const fields = isLanguage ? segments.slice(0, -1) : segments
    fields.forEach((segment, index) => {
      const here = segments.slice(0, index + 1).join('.')
      const above = fields.slice(0, index).join('.')
      if (rowName !== null && hasNamedRows(fieldAt(form.fields, above))) {
        const field = label(`${labelKeyOf(above)}_row`)
        return names.splice(-1, 1, t('checklist.named', { field, name: rowName }))
      }
      if (!isIndex(segment)) return names.push(label(labelKeyOf(here)))
      // The two ends of a pair have no rows.
      if (fieldAt(form.fields, above)?.type === 'pair') return undefined
      return names.push(t('checklist.row', { field: names.pop() ?? '', number: Number(segment) + 1 }))
    })
    const field = [...new Set(names)].join(': ')
    return isLanguage ? t('checklist.field', { field, language: t(`languages.${last}`) }) : field
  }
}
