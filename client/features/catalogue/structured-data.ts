import type { SeriesDetail, TestSummary } from '../../../domain/catalogue/contract.ts'
import { socialImagePath } from '../../../domain/seo/social-image-path.ts'
import { paths } from '../../../domain/paths.ts'
import { offerData } from '../../ui/offer-data.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'

type Pick = (text: Bilingual) => string

/** schema.org/Quiz data of a test, without its questions. */
const quizData = (origin: string, test: TestSummary, about: string, pick: Pick) => ({
  '@type': 'Quiz',
  name: pick(test.title),
  url: `${origin}${paths.test(test.id)}`,
  about: { '@type': 'Thing', name: about },
  learningResourceType: 'Quiz',
  educationalUse: 'assessment',
  timeRequired: `PT${Math.round(test.durationMs / 60_000)}M`,
  isAccessibleForFree: test.access === 'free',
})

const languagesOf = ({ title }: SeriesDetail) => (title.hi ? ['en', 'hi'] : ['en'])

/** schema.org/LearningResource data of a series, with its price where it is sold. */
export const seriesData = (origin: string, series: SeriesDetail, pick: Pick) => {
  const url = `${origin}${paths.series(series.id)}`
  return {
    '@type': 'LearningResource',
    '@id': url,
    url,
    name: pick(series.title),
    description: pick(series.summary),
    learningResourceType: 'Test series',
    educationalUse: 'exam preparation',
    about: { '@type': 'Thing', name: pick(series.exam.title) },
    inLanguage: languagesOf(series),
    image: [`${origin}${socialImagePath('series', series)}`],
    isAccessibleForFree: series.access === 'free',
    ...(series.offer && { offers: { ...offerData(series.offer), url } }),
    hasPart: series.tests.map((test) => quizData(origin, test, pick(series.exam.title), pick)),
    provider: { '@id': `${origin}/#organization` },
  }
}

/** schema.org/Quiz data of the demo test: free and open to everyone. */
export const demoQuizData = (origin: string, words: { name: string; description: string }, durationMs: number) => ({
  '@type': 'Quiz',
  ...words,
  url: `${origin}${paths.demoTest()}`,
  learningResourceType: 'Quiz',
  educationalUse: 'practice',
  timeRequired: `PT${Math.round(durationMs / 60_000)}M`,
  isAccessibleForFree: true,
  provider: { '@id': `${origin}/#organization` },
})
