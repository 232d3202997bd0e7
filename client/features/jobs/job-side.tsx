import type { JobDetail } from '../../../domain/jobs/contract.ts'
import { isOpenOrUpcoming } from '../../../domain/jobs/dates.ts'
import { useStrings } from '../../i18n/use-strings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { KeyDates } from './key-dates.tsx'
import { LinkList } from './link-list.tsx'
import { Section } from './section.tsx'
import { VerdictPart } from './verdict.tsx'

/** Parts that decide: eligibility, dates and links. Beside the others on a wide screen. */
export function JobSide({ job }: { job: JobDetail }) {
  useStrings('job')
  const { t } = useTranslation('job')
  return (
    <>
      {isOpenOrUpcoming(job.phase, job.overlays) && (
        <div className="no-print">
          <Section id="verdict" title={t('verdict.title')}>
            <VerdictPart job={job} />
          </Section>
        </div>
      )}
      <Section id="dates" title={t('dates.title')}>
        <KeyDates dates={job.dates} cancelled={job.cancelled !== null} serverNow={job.serverNow} />
      </Section>
      <Section id="links" title={t('links.title')}>
        <LinkList links={job.links} />
      </Section>
    </>
  )
}
