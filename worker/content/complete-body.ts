import type { DraftBody } from '../../domain/content/contract.ts'
import { withoutReservedKeys } from '../../domain/content/fields.ts'
import { slugOfTitle } from '../../domain/content/slug.ts'
import { valueAt } from '../../domain/content/body-paths.ts'
import type { ContentKind } from './content-kind.ts'

/** Characters of the item's id at the end of a derived slug. */
const suffixLength = 6

/**
 * Body as its contract expects it: without reserved keys, with the parts that its kind makes, and with a slug, made
 * of the English title unless the kind makes it, where it is blank. The end of the item's id makes a derived slug unique.
 */
export const completeBody = (
  { complete, slugOf }: Pick<ContentKind, 'complete' | 'slugOf'>,
  body: DraftBody,
  itemId: string,
): DraftBody => {
  const own = withoutReservedKeys(body)
  const content = complete?.(own) ?? own
  if (content['slug'] !== '') return content
  if (slugOf) return { ...content, slug: slugOf(itemId) }
  const title = valueAt(content, 'title.en')
  if (typeof title !== 'string') return content
  const slug = slugOfTitle(title, itemId.slice(-suffixLength).replaceAll(/[^A-Za-z0-9]/g, 'x'))
  return slug === null ? content : { ...content, slug }
}
