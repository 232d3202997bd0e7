import type { DraftBody } from '../../domain/content/contract.ts'
import { withoutReservedKeys } from '../../domain/content/fields.ts'
import { slugOfTitle } from '../../domain/content/slug.ts'
import { valueAt } from '../../domain/content/body-paths.ts'

/** Characters of the item's id at the end of a derived slug. */
const suffixLength = 6

/**
 * Body as its contract expects it: without reserved keys, and with a slug made of the English title where it is blank.
 * The end of the item's id makes a derived slug unique.
 */
export const completeBody = (body: DraftBody, itemId: string): DraftBody => {
  const content = withoutReservedKeys(body)
  const title = valueAt(content, 'title.en')
  if (content['slug'] !== '' || typeof title !== 'string') return content
  const slug = slugOfTitle(title, itemId.slice(-suffixLength).replaceAll(/[^A-Za-z0-9]/g, 'x'))
  return slug === null ? content : { ...content, slug }
}
