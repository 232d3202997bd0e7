import type { Field } from '../../../domain/content/fields.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ConflictChoice } from '../editor/conflict-choice.tsx'
import { useValue } from '../editor/editor-context.ts'
import { useLabel } from '../editor/field-label.tsx'
import { useFault } from '../editor/use-fault.ts'

type Props = { path: string; field: Extract<Field, { type: 'file' }> }

const bytesOf = (file: unknown): number | null => {
  if (typeof file !== 'object' || file === null || !('bytes' in file)) return null
  return typeof file.bytes === 'number' ? file.bytes : null
}

/** File of an item. Without script the hidden control keeps it. */
export function FileControl({ path }: Props) {
  const { t } = useTranslation('editor')
  const held = useValue(path)
  const bytes = bytesOf(held)
  const error = useFault(path, true)
  return (
    <fieldset data-path={path} className="min-w-0">
      <legend className="text-sm font-semibold">{useLabel(path)}</legend>
      <input type="hidden" name={path} value={bytes === null ? '' : JSON.stringify(held)} />
      <p className="mt-1 text-sm text-muted">{bytes === null ? t('file.none') : fileSize(bytes)}</p>
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <ConflictChoice path={path} />
    </fieldset>
  )
}
