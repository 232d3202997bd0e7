import { readFault } from '../../../domain/content/faults.ts'
import { labelKeyOf } from '../../../domain/content/fields.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useEditor, useSaveState, useValue } from './editor-context.ts'

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Error of the field at a path. A blank field has none before it was visited, so that a new draft shows no errors.
 */
export const useFault = (path: string, visited: boolean): string | undefined => {
  const { t } = useTranslation('editor')
  const { label, hasLabel } = useEditor()
  const fault = useSaveState(({ faults }) => faults[path])
  const blank = isBlank(useValue(path))
  if (fault === undefined || (blank && !visited)) return undefined
  const own = `${labelKeyOf(path)}_invalid`
  if (!blank && hasLabel(own)) return label(own)
  const { code, limit } = readFault(fault)
  return limit === null ? t(`faults.${code}`) : t(`faults.${code}`, { limit })
}
