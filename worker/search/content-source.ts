import type { ItemKind } from '../../domain/content.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { SearchDocument } from '../../domain/search/contract.ts'
import type { materials } from '../../drizzle/schema/index.ts'
import type { ContentTable } from '../content/content-table.ts'
import type { Services } from '../platform/context.ts'
import { listExams, listPublished, listSubjects, type Published, type PageOrItem } from './content.store.ts'
import type { DocumentSource } from './source.ts'
import { cardFactsOf } from './card-facts.ts'
import { subjectWords } from './subject-words.ts'

/** Columns that every content table has. */
type Shared = Pick<
  Published<typeof materials>['item'],
  'id' | 'title' | 'summary' | 'exams' | 'access' | 'languages' | 'updatedAt'
> & { sample?: boolean; isSample?: boolean; subject?: string }

type Rest = Pick<SearchDocument, 'path' | 'body'>

/** Prepends the names of subject and exams to a body. */
const withNames = (names: readonly Bilingual[], { en, hi }: Bilingual): Bilingual => ({
  en: [...names.map((name) => name.en), en].join('\n'),
  hi: [...names.map((name) => name.hi), hi].join('\n'),
})

/**
 * A source for items stored as content; the area supplies path and body of each. The body of a paid item holds only its
 * preview, since excerpts are taken from it. Items are also found by the names of their subject and exams.
 */
export const contentSource = <Table extends ContentTable>(
  kind: ItemKind,
  table: Table,
  restOf: (services: Services, rows: Published<Table>[]) => Promise<Rest[]> | Rest[],
): DocumentSource => {
  const documents = async (services: Services, which: PageOrItem): Promise<SearchDocument[]> => {
    const rows = await listPublished(services.db, table, which)
    if (rows.length === 0) return []
    const [rest, known, subjects] = await Promise.all([
      restOf(services, rows),
      listExams(services.db),
      listSubjects(services.db),
    ])
    return rows.flatMap(({ item }, index) => {
      const shared = item as unknown as Shared
      const { id, subject, title, summary, exams, languages, updatedAt } = shared
      const found = rest[index]
      if (!found) return []
      const names = [
        ...subjects.filter((term) => term.id === subject).flatMap(subjectWords),
        ...known.filter((exam) => exams.includes(exam.id)).map((exam) => exam.title),
      ]
      const body = withNames(names, found.body)
      const isSample = shared.sample === true || shared.isSample === true
      const access = shared.access === 'free' ? ('free' as const) : ('premium' as const)
      const card = cardFactsOf(kind, item)
      return [{ kind, id, path: found.path, title, summary, body, exams, languages, updatedAt, isSample, access, card }]
    })
  }
  return {
    kind,
    list: (services, after, limit) => documents(services, { after, limit }),
    find: async (services, id) => (await documents(services, { id }))[0] ?? null,
  }
}
