import type { MaterialDetail } from '../../../domain/materials/contract.ts'
import { materialTraits } from '../../../domain/materials/kinds.ts'
import { paths } from '../../../domain/paths.ts'

/** Address of a chapter: a page of its own, or an anchor on the page of the material. */
export const chapterAddress = ({ id, kind }: Pick<MaterialDetail, 'id' | 'kind'>, chapter: string): string =>
  materialTraits[kind].chapterPages ? `${paths.material(id)}?chapter=${chapter}#${chapter}` : `#${chapter}`
