import type { FoundItem } from '../../domain/office/contract.ts'
import type { Services } from '../platform/context.ts'
import { findOfficeItems, wordMatches } from './office-search.store.ts'

const shown = 8

/** Items of every kind by words of title, code and slug, or by id; those that begin as the text does come first. */
export const searchItems = async ({ db }: Services, text: string): Promise<FoundItem[]> => {
  const rows = await findOfficeItems(db, { found: await wordMatches(db, text), text }, shown)
  return rows.map(({ titleEn, titleHi, hasDraft, ...row }) => ({
    ...row,
    title: { en: titleEn, hi: titleHi },
    hasDraft: hasDraft === 1,
  }))
}
