import { bodyOf } from '../../../domain/questions/contract.ts'
import type { ImportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import type { Body } from '../../../domain/questions/kinds/registry.ts'

/** Public body of an imported question; null where a part is missing or superfluous. */
export const bodyIn = ({ key, options, statements, rows, columns, multiple }: ImportedQuestion): Body | null => {
  if (!key) return null
  try {
    return bodyOf({ key, options, statements, rows, columns, multiple })
  } catch {
    return null
  }
}
