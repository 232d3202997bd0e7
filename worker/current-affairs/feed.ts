import { startOfDayInIndia } from '../../domain/india.ts'
import type { AffairSummary } from '../../domain/current-affairs/contract.ts'
import type { Language } from '../../domain/language.ts'
import { paths } from '../../domain/paths.ts'
import type { Feed, FeedEntry } from '../seo/feed.ts'

const words = {
  en: {
    title: 'Taiyari: daily current affairs',
    subtitle: 'Short items for competitive exams, by day.',
    sample: 'Sample',
  },
  hi: {
    title: 'तैयारी: रोज़ के करेंट अफ़ेयर्स',
    subtitle: 'प्रतियोगी परीक्षाओं के लिए छोटी ख़बरें, दिन के हिसाब से।',
    sample: 'नमूना',
  },
} satisfies Record<Language, unknown>

/** Atom feed of the newest items. */
export const affairsFeed = (items: readonly (AffairSummary & { updatedAt: number })[], language: Language): Feed => ({
  language,
  title: words[language].title,
  subtitle: words[language].subtitle,
  path: paths.currentAffairsFeed(),
  page: paths.currentAffairs(),
  entries: items.map(({ id, date, category, title, summary, isSample, updatedAt }): FeedEntry => {
    const name = title[language] || title.en
    return {
      path: paths.currentAffair(id),
      title: isSample ? `[${words[language].sample}] ${name}` : name,
      summary: summary[language] || summary.en,
      category: category.id,
      publishedAt: startOfDayInIndia(date),
      updatedAt,
    }
  }),
})
