import { factPhaseOn } from '../../../domain/current-affairs/facts.ts'
import { dateInIndia } from '../../../domain/india.ts'
import { paths } from '../../../domain/paths.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { affairTopic } from '../../../domain/vocabulary/contract.ts'
import type { Services } from '../../platform/context.ts'
import { listTexts } from './uses.store.ts'

/** A fact that holds, as its card of revision shows it. `link`: page of an item that rests on it. */
export type FactText = {
  id: string
  subject: Bilingual
  statement: Bilingual
  validFrom: string | null
  source: string
  topic: { subject: string; slug: string }
  link: string
}

const pageOf = (use: string | null): string => {
  const [kind, itemId = ''] = use?.split(' ') ?? []
  if (kind === 'material') return paths.material(itemId)
  return kind === 'current_affairs' ? paths.currentAffair(itemId) : paths.currentAffairs()
}

/** Texts of some facts; those that do not hold today are left out. */
export const readFactTexts = async ({ db, now }: Services, ids: readonly string[]): Promise<FactText[]> => {
  const today = dateInIndia(now())
  const rows = await listTexts(db, ids)
  return rows
    .filter((fact) => factPhaseOn(fact, today) === 'valid')
    .map(({ id, subject, statement, validFrom, source, topicSubject, topicSlug, use }) => ({
      id,
      subject,
      statement,
      validFrom,
      source,
      topic: topicSubject && topicSlug ? { subject: topicSubject, slug: topicSlug } : affairTopic,
      link: pageOf(use),
    }))
}
