import type { JobContent } from '../../domain/jobs/contract.ts'
import type { JobStage } from '../../domain/jobs/kinds.ts'
import { paths } from '../../domain/paths.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { plainTexts } from '../../domain/search/plain-text.ts'
import { jobs } from '../../drizzle/schema/index.ts'
import { contentSource } from '../search/content-source.ts'
import { listOrganisations } from './jobs.store.ts'

/** Search words of each stage. */
const stageWords: Record<JobStage, Bilingual> = {
  applications: { en: 'Recruitment, apply online', hi: 'भर्ती, ऑनलाइन आवेदन' },
  admit_card: { en: 'Recruitment, admit card', hi: 'भर्ती, प्रवेश पत्र' },
  exam_done: { en: 'Recruitment, exam held', hi: 'भर्ती, परीक्षा हो चुकी' },
  answer_key: { en: 'Recruitment, answer key', hi: 'भर्ती, उत्तर कुंजी' },
  result: { en: 'Recruitment, result', hi: 'भर्ती, परिणाम' },
}

/** Above the number of organisations. */
const maxOrganisations = 5_000

export const jobDocuments = contentSource('job', jobs, async (services, rows) => {
  const organisations = await listOrganisations(services.db, maxOrganisations)
  return rows.map(({ item, content }) => {
    const { about, posts, selection } = content as JobContent
    const organisation = organisations.find(({ id }) => id === item.organisationId)
    const names = [
      ...posts.flatMap(({ name, qualification }) => [name, qualification.text]),
      ...selection.map(({ name }) => name),
    ]
    const number = { en: item.advertisementNumber, hi: item.advertisementNumber }
    const head = [stageWords[item.stage], ...(organisation ? [organisation.name] : []), number]
    return { path: paths.job(item.id), body: plainTexts([...head, ...names, about.text]) }
  })
})
