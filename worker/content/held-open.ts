import type { Services } from '../platform/context.ts'
import { notPossible } from './content.state.ts'
import type { ContentKind } from './content-kind.ts'

/** Throws 409 for an item that must stay on the site now. */
export const refuseHeldOpen = async (services: Services, kind: ContentKind, itemId: string): Promise<void> => {
  if (await kind.isHeldOpen?.(services, itemId))
    throw notPossible('It is in use now. Take it off the site later.', 'running')
}
