import type { Services } from '../platform/context.ts'
import { listTags } from './tags.store.ts'

/** Most tags that a filter offers. */
const offeredTags = 300

/** Tags that questions have, in alphabetical order. */
export const tagsOfBank = async ({ db }: Services): Promise<{ items: string[] }> => ({
  items: await listTags(db, offeredTags),
})
