import type { JobDetail } from '../../../domain/jobs/contract.ts'
import { isOpen } from '../../../domain/jobs/dates.ts'
import { dateInIndia } from '../../../domain/india.ts'
import type { Language } from '../../../domain/language.ts'
import { paths } from '../../../domain/paths.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'

const credentials = {
  'class-10': 'high school',
  'class-12': 'high school',
  iti: 'professional certificate',
  diploma: 'associate degree',
  graduate: 'bachelor degree',
  postgraduate: 'postgraduate degree',
  doctorate: 'postgraduate degree',
} as const

type Words = { language: Language; origin: string; state: string | null }

/** Pay range over all posts, in rupees a month; nothing when none states its pay. */
const salary = ({ posts }: JobDetail) => {
  const pays = posts.flatMap(({ pay }) => (pay ? [pay] : []))
  if (pays.length === 0) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        minValue: Math.min(...pays.map(([from]) => from)) / 100,
        maxValue: Math.max(...pays.map(([, to]) => to)) / 100,
        unitText: 'MONTH',
      },
    },
  }
}

/**
 * Job for search engines, only while it is open. Omitted for samples, which would appear as real openings. Source:
 * schema.org/JobPosting.
 */
export const jobPosting = (job: JobDetail, { language, origin, state }: Words) => {
  if (job.sample || !isOpen(job.phase, job.overlays)) return null
  const pick = (text: Bilingual) => text[language] || text.en
  const official = job.links.find(({ kind, official: own }) => kind === 'site' && own)
  return {
    '@type': 'JobPosting',
    title: pick(job.title),
    description: `<p>${pick(job.summary)}</p>${pick(job.about.html)}`,
    identifier: { '@type': 'PropertyValue', name: pick(job.organisation.name), value: job.advertisementNumber },
    datePosted: dateInIndia(job.publishedAt),
    ...(job.closesAt !== null && { validThrough: new Date(job.closesAt - 1000).toISOString() }),
    employmentType: 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: pick(job.organisation.name),
      ...(official && { sameAs: official.url }),
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: 'IN', ...(state !== null && { addressRegion: state }) },
    },
    ...(job.vacancies !== null && { totalJobOpenings: job.vacancies }),
    educationRequirements: job.qualifications.map((level) => ({
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: credentials[level],
    })),
    ...salary(job),
    directApply: false,
    inLanguage: language,
    url: `${origin}${paths.job(job.id)}`,
  }
}
