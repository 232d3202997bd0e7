import type { SeriesContent } from '../../domain/catalogue/contract.ts'
import type { TestKind } from '../../domain/catalogue/test-kinds.ts'
import type { Language } from '../../domain/language.ts'
import { paths } from '../../domain/paths.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { SearchDocument } from '../../domain/search/contract.ts'
import { plainTexts } from '../../domain/search/plain-text.ts'
import { series as seriesTable } from '../../drizzle/schema/index.ts'
import { contentSource } from '../search/content-source.ts'
import type { DocumentSource } from '../search/source.ts'
import * as store from './documents.store.ts'

const languagesOf = ({ hi }: Bilingual): Language[] => (hi ? ['en', 'hi'] : ['en'])

export const seriesDocuments = contentSource('series', seriesTable, (_services, rows) =>
  rows.map(({ item, content }) => {
    const { description, faq } = content as SeriesContent
    return {
      path: paths.series(item.id),
      body: plainTexts([description, ...faq.flatMap(({ question, answer }) => [question, answer])]),
    }
  }),
)

/** Search words for each kind of test. */
const kindWords: Record<TestKind, Bilingual> = {
  full: { en: 'Full mock test', hi: 'पूरा मॉक टेस्ट' },
  sectional: { en: 'Sectional test', hi: 'सेक्शन टेस्ट' },
  chapter: { en: 'Chapter test', hi: 'चैप्टर टेस्ट' },
  previous_year: { en: 'Previous-year paper', hi: 'पिछले वर्ष का पेपर' },
  live: { en: 'Live test', hi: 'लाइव टेस्ट' },
  daily_quiz: { en: 'Daily quiz', hi: 'दैनिक क्विज़' },
  demo: { en: 'Demo test, without signing in', hi: 'डेमो टेस्ट, बिना लॉग इन' },
}

type TestRow = Awaited<ReturnType<typeof store.listTests>>[number]

const testDocument = ({ test, version, exam, series, sections }: TestRow): SearchDocument => {
  const names = plainTexts([kindWords[test.kind], ...(series ? [series.title] : [exam.title])])
  return {
    kind: 'test',
    id: test.id,
    path: test.kind === 'demo' ? paths.demoTest() : paths.test(test.id),
    title: version.title,
    summary: { en: names.en.replaceAll('\n', ' · '), hi: names.hi.replaceAll('\n', ' · ') },
    body: plainTexts([exam.title, ...sections]),
    exams: test.kind === 'demo' ? [] : [exam.slug],
    access: test.access === 'free' ? 'free' : 'premium',
    languages: languagesOf(version.title),
    updatedAt: test.updatedAt,
  }
}

export const testDocuments: DocumentSource = {
  kind: 'test',
  list: async ({ db }, after, limit) => (await store.listTests(db, { after, limit })).map(testDocument),
  find: async ({ db }, id) => {
    const [row] = await store.listTests(db, { id })
    return row ? testDocument(row) : null
  },
}
