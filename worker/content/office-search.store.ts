import { sql } from 'drizzle-orm'
import type { FoundItem } from '../../domain/office/contract.ts'
import type { Database } from '../platform/context.ts'
import { officeSources, type OfficeKind } from './office-sources.ts'
import { searchWords } from './office-words.store.ts'

const kinds = Object.keys(officeSources) as OfficeKind[]

type Key = readonly [kind: string, id: string]

/** Keys of items with all words of a text, of every kind; and for each kind the text itself as an id. */
export const wordMatches = async (db: Database, text: string): Promise<Key[]> => {
  const found = await Promise.all(
    kinds.map(async (kind) => [text, ...(await searchWords(db, kind, text)).ids].map((id): Key => [kind, id])),
  )
  return found.flat()
}

type FoundRow = Omit<FoundItem, 'title' | 'hasDraft'> & { titleEn: string; titleHi: string; hasDraft: number }

/** The items among those found that are not in the trash: exact codes first, then titles that begin as the text. */
export const findOfficeItems = (
  db: Database,
  { found, text }: { found: readonly Key[]; text: string },
  limit: number,
): Promise<FoundRow[]> =>
  db.all<FoundRow>(sql`
    SELECT item.kind, item.item_id AS id, title_en AS titleEn, title_hi AS titleHi, code, state, has_draft AS hasDraft
    FROM json_each(${JSON.stringify(found)}) AS found CROSS JOIN office_items AS item
      ON item.kind = found.value ->> 0 AND item.item_id = found.value ->> 1
    WHERE item.is_live = 1
    ORDER BY lower(code) = lower(${text}) DESC, instr(lower(title_en), lower(${text})) = 1 DESC,
      instr(title_hi, ${text}) = 1 DESC, changed_at DESC, item_id
    LIMIT ${limit}`)
