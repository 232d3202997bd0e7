import { textOfValue } from '../../../../../domain/content/field-text.ts'
import type { Field } from '../../../../../domain/content/fields.ts'
import { useValue } from '../../../../office/editor/editor-context.ts'

/** Value that has no control of its own, for the form that is posted where no script runs. */
export function HiddenValue({ path, field }: { path: string; field: Field }) {
  const value = useValue(path)
  const text = field.type === 'flag' ? (value === true ? 'on' : '') : textOfValue(field, value)
  return <input type="hidden" name={path} value={text} readOnly />
}
