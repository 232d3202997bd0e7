import type { AffairDetail, DailyQuiz } from '../../../domain/current-affairs/contract.ts'
import { startOfDayInIndia } from '../../../domain/india.ts'
import { socialImagePath } from '../../../domain/seo/social-image-path.ts'
import { paths } from '../../../domain/paths.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import type { Language } from '../../../domain/language.ts'

type Page = { origin: string; language: Language; pick: (text: Bilingual) => string }

const organisation = (origin: string) => ({ '@id': `${origin}/#organization` })

/** Item for search engines: an Article for demo content, a NewsArticle otherwise. */
export const articleData = (item: AffairDetail, { origin, language, pick }: Page, section: string) => ({
  '@type': item.isSample ? 'Article' : 'NewsArticle',
  headline: pick(item.title),
  description: pick(item.summary),
  articleSection: section,
  datePublished: new Date(item.publishedAt).toISOString(),
  dateModified: new Date(item.updatedAt).toISOString(),
  ...(item.eventDate && { temporalCoverage: item.eventDate }),
  inLanguage: item.title[language] ? language : 'en',
  isAccessibleForFree: true,
  image: [`${origin}${socialImagePath('current_affairs', item)}`],
  mainEntityOfPage: `${origin}${paths.currentAffair(item.id)}`,
  author: { '@type': 'Organization', name: 'Taiyari', url: `${origin}/` },
  publisher: organisation(origin),
})

/** Quiz for search engines, without its questions. */
export const quizData = ({ date, test }: DailyQuiz, { origin, language, pick }: Page, about: string) => ({
  '@type': 'Quiz',
  name: pick(test.title),
  url: `${origin}${paths.currentAffairsQuiz()}`,
  about: { '@type': 'Thing', name: about },
  learningResourceType: 'Quiz',
  educationalUse: 'assessment',
  datePublished: new Date(startOfDayInIndia(date)).toISOString(),
  timeRequired: `PT${Math.round(test.durationMs / 60_000)}M`,
  inLanguage: language,
  isAccessibleForFree: test.access === 'free',
  publisher: organisation(origin),
})
