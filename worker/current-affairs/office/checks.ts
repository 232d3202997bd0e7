import type { ChecklistEntry } from '../../../domain/content/checklist.ts'
import type { DraftBody } from '../../../domain/content/contract.ts'
import { textsOf } from '../../../domain/content/texts-of.ts'
import { copiedWords } from '../../../domain/current-affairs/copied-text.ts'
import { factStateOn } from '../../../domain/current-affairs/facts.ts'
import { dateInIndia } from '../../../domain/india.ts'
import type { Services } from '../../platform/context.ts'
import { listOfItems } from '../facts/uses.store.ts'
import { listNotes } from '../feeds/feeds.store.ts'
import { hasSameTitle } from './days.store.ts'

/** Warnings of texts that copy words of the private note. */
const copiedEntries = (body: DraftBody, source: string): ChecklistEntry[] =>
  textsOf(body).flatMap(([path, text]) =>
    (['en', 'hi'] as const).flatMap((language): ChecklistEntry[] => {
      const words = copiedWords(text[language], source)
      return words ? [{ code: 'text_copied', path: `${path}.${language}`, blocks: false, values: { words } }] : []
    }),
  )

/** Warnings of an item about copied text, expired facts and a headline that another item has. */
export const affairChecks = async (
  { db, now }: Services,
  { itemId, body }: { itemId: string; body: DraftBody },
): Promise<ChecklistEntry[]> => {
  const headline =
    textsOf(body)
      .find(([path]) => path === 'title')?.[1]
      .en.trim() ?? ''
  const [[note], facts, isTwice] = await Promise.all([
    listNotes(db, [itemId]),
    listOfItems(db, 'current_affairs', [itemId]),
    headline !== '' && hasSameTitle(db, itemId, headline),
  ])
  const today = dateInIndia(now())
  const expired = facts.filter(({ fact }) => factStateOn(fact, today) === 'expired')
  return [
    ...(note ? copiedEntries(body, `${note.title} ${note.extract}`) : []),
    ...expired.map(({ fact: { subject } }): ChecklistEntry => ({
      code: 'fact_expired',
      path: 'facts',
      blocks: false,
      values: { subject: subject.en },
    })),
    ...(isTwice ? [{ code: 'title_twice', path: 'title.en', blocks: false } as const] : []),
  ]
}
