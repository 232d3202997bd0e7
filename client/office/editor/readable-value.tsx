import { textOfValue } from '../../../domain/content/field-text.ts'
import { fieldAt, labelKeyOf } from '../../../domain/content/fields.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useEditor } from './editor-context.ts'

type Leaf = { path: string; value: unknown }

const leavesOf = (value: unknown, path: string): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${path}.${key}`))
    : [{ path, value }]

/** Value of a field in words: its text, or for rows and groups a line for each filled field. */
export function ReadableValue({ path, value }: { path: string; value: unknown }) {
  const { t } = useTranslation('editor')
  const { form, label } = useEditor()
  const textOf = ({ path: at, value: held }: Leaf): string => {
    if (typeof held === 'boolean') return held ? '✓' : ''
    const text = textOfValue(fieldAt(form.fields, at) ?? { type: 'line' }, held)
    const option = `${labelKeyOf(at)}_${text}`
    return label(option) === option ? text : label(option)
  }
  const filled = leavesOf(value, path).filter((leaf) => textOf(leaf) !== '')
  if (filled.length === 0) return <>{t('conflict.blank')}</>
  if (filled.length === 1 && filled[0]?.path === path) return <>{textOf(filled[0])}</>
  return (
    <ul>
      {filled.map((leaf) => (
        <li key={leaf.path}>{`${label(labelKeyOf(leaf.path))}: ${textOf(leaf)}`}</li>
      ))}
    </ul>
  )
}
