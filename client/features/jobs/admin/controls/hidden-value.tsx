import { textOfValue } from '../../../../../domain/content/field-text.ts'
import type { Field } from '../../../../../domain/content/fields.ts'
import { useValue } from '../../../../office/editor/editor-context.ts'

/** Hidden field of a value without a control, for a form that is posted without script. */
export function HiddenValue({ path, field }: { path: string; field: Field }) {
  const value = useValue(path)
  const text = field.type === 'flag' ? (value === true ? 'on' : '') : textOfValue(field, value)
  return <input type="hidden" name={path} value={text} readOnly />
}
