import type { TestPattern } from '../../../../../../domain/catalogue/test-patterns.ts'
import { useValue } from '../../../../../office/editor/editor-context.ts'
import { usePaperData } from './paper-context.ts'

/** Pattern that the draft names; undefined until it is read. */
export const usePattern = (): TestPattern | undefined => {
  const { patterns } = usePaperData()
  const id = useValue('presetVersionId')
  return typeof id === 'string' ? patterns.get(id) : undefined
}
