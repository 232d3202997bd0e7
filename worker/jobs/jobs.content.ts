import { AuthoredJob } from '../../domain/jobs/authored.ts'
import { changesBetween } from '../../domain/jobs/changes.ts'
import type { Corrigendum, JobContent, Rich } from '../../domain/jobs/contract.ts'
import { awaitedDate } from '../../domain/jobs/awaited.ts'
import { listDates, overlaysOf, qualificationsOf, totalVacancies } from '../../domain/jobs/dates.ts'
import type { Bilingual } from '../../domain/questions/contract.ts'
import { jobs, organisations } from '../../drizzle/schema/index.ts'
import { contentKind, type MakeContext } from '../content/content-kind.ts'
import { completeLanguages } from '../content/languages.ts'
import { omit } from '../content/omit.ts'
import { renderBilingual } from '../questions/rich-text.ts'

const rich = async (text: Bilingual): Promise<Rich> => ({ text, html: await renderBilingual(text) })

/** Number of the corrigendum that follows these. */
export const nextNumber = (corrigenda: readonly Corrigendum[]): number =>
  Math.max(0, ...corrigenda.map(({ number }) => number)) + 1

/** Corrigenda of earlier versions, preceded by the one of this version if any. */
const corrigendaOf = (content: JobContent, note: Bilingual | null, { before, now }: MakeContext<JobContent>) => {
  const earlier = before?.corrigenda ?? []
  if (!note || !before) return earlier
  return [{ number: nextNumber(earlier), at: now, note, changes: changesBetween(before, content) }, ...earlier]
}

/** Columns derived from the version, or equal for every job. */
const derived = [
  'access',
  'languages',
  'opensAt',
  'closesAt',
  'stageAt',
  'awaitsAt',
  'qualifications',
  'overlays',
  'vacancies',
  'cancelled',
] as const

export const jobContent = contentKind<typeof jobs, AuthoredJob, JobContent>({
  kind: 'job',
  table: jobs,
  prefix: 'job',
  isArchivable: true,
  contract: AuthoredJob,
  async make(authored, context) {
    const { organisationId, advertisementNumber, level, region, stage, sample, corrigendum, ...own } = authored
    const rest = omit(own, 'slug', 'title', 'summary', 'exams', 'seo')
    const written: JobContent = {
      ...rest,
      about: await rich(rest.about),
      howToApply: await rich(rest.howToApply),
      corrigenda: [],
    }
    const content = { ...written, corrigenda: corrigendaOf(written, corrigendum, context) }
    return {
      columns: {
        access: 'free',
        organisationId,
        advertisementNumber,
        level,
        region,
        stage,
        sample,
        ...listDates(content, stage, context.publishedAt),
        awaitsAt: awaitedDate(content, stage),
        qualifications: qualificationsOf(content),
        overlays: overlaysOf(content),
        vacancies: totalVacancies(content),
        cancelled: content.cancelled !== null,
      },
      languages: completeLanguages(authored),
      content,
    }
  },
  draftOf: (columns, content) => ({
    ...omit(columns, ...derived),
    ...omit(content, 'corrigenda'),
    about: content.about.text,
    howToApply: content.howToApply.text,
    corrigendum: null,
    cancelled: content.cancelled,
  }),
  references: ({ organisationId }) => [{ field: 'organisationId', table: organisations, id: organisationId }],
})
