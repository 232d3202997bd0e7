import { paths } from '../../../domain/paths.ts'
import type { SoldKind } from '../../../domain/purchases/offers.ts'

const examOf = (passId: string): string => passId.slice('pass:'.length)

/** Page of what was bought; for a pass the series that it opens. */
export const itemAddress = (kind: SoldKind, itemId: string): string => {
  switch (kind) {
    case 'series':
      return paths.series(itemId)
    case 'course':
      return paths.course(itemId)
    case 'material':
      return paths.material(itemId)
    case 'video':
      return paths.video(itemId)
    case 'pass':
      return examOf(itemId) === 'all'
        ? paths.tests()
        : `${paths.tests()}?${new URLSearchParams({ exam: examOf(itemId) })}`
  }
}
