import type { MaterialDetail } from '../../../domain/materials/contract.ts'
import { materialTraits } from '../../../domain/materials/kinds.ts'
import { paths } from '../../../domain/paths.ts'

/** Address of a chapter: a page of its own, or an anchor on the page of the material or on the text of its file. */
export const chapterAddress = (
  { id, kind, hasText }: Pick<MaterialDetail, 'id' | 'kind' | 'hasText'>,
  chapter: string,
): string => {
  if (materialTraits[kind].chapterPages) return `${paths.material(id)}?chapter=${chapter}#${chapter}`
  return hasText ? `${paths.material(id)}?view=text#${chapter}` : `#${chapter}`
}
