import type { JobSummary } from '../../domain/jobs/contract.ts'
import { dateInIndia } from '../../domain/india.ts'
import type { Language } from '../../domain/language.ts'
import { paths } from '../../domain/paths.ts'
import type { Feed } from '../seo/feed.ts'

const words = {
  en: {
    title: 'Taiyari: job updates',
    subtitle: 'Openings with their dates, eligibility and official links.',
    last: (day: string) => `Last date to apply: ${day}.`,
    sample: 'Sample',
  },
  hi: {
    title: 'तैयारी: नौकरियों की सूचनाएँ',
    subtitle: 'भर्तियाँ, उनकी तिथियाँ, योग्यता और आधिकारिक लिंक।',
    last: (day: string) => `आवेदन की अंतिम तिथि: ${day}।`,
    sample: 'नमूना',
  },
} satisfies Record<Language, unknown>

/** Last day to apply, `DD-MM-YYYY` as notifications write it. */
const lastDay = (closesAt: number): string =>
  dateInIndia(closesAt - 1)
    .split('-')
    .toReversed()
    .join('-')

type Item = JobSummary & { updatedAt: number }

/** Atom feed of the newest jobs. Names dates instead of phases, so that it changes only when a job does. */
export const jobsFeed = (items: readonly Item[], language: Language): Feed => {
  const { title, subtitle, last, sample } = words[language]
  const pick = (text: JobSummary['title']): string => text[language] || text.en
  return {
    language,
    title,
    subtitle,
    path: paths.jobsFeed(),
    page: paths.jobs(),
    entries: items.map((job) => ({
      path: paths.job(job.id),
      title: job.sample ? `[${sample}] ${pick(job.title)}` : pick(job.title),
      summary: [
        pick(job.organisation.name),
        pick(job.summary),
        ...(job.closesAt === null ? [] : [last(lastDay(job.closesAt))]),
      ].join(' · '),
      category: job.level,
      publishedAt: job.publishedAt,
      updatedAt: job.updatedAt,
    })),
  }
}
