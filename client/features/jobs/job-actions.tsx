import { CalendarPlus, ExternalLink } from 'lucide-react'
import type { JobDetail } from '../../../domain/jobs/contract.ts'
import { isOpen } from '../../../domain/jobs/dates.ts'
import type { JobLinkKind } from '../../../domain/jobs/kinds.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual, useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ShareLinks } from '../../ui/share-links.tsx'
import { SaveButton } from './save-button.tsx'

const words = { apply: 'apply', admit_card: 'admitCard', answer_key: 'answerKey', result: 'result' } as const

/** Action on the official site that the phase calls for; null when there is none. */
const nextStep = ({ phase, overlays, links }: JobDetail): { key: keyof typeof words; url: string } | null => {
  const kind: JobLinkKind | null = isOpen(phase, overlays)
    ? 'apply'
    : phase === 'admit_card' || phase === 'answer_key' || phase === 'result'
      ? phase
      : null
  const link = links.find((one) => one.official && one.kind === kind)
  return link && kind !== null && kind in words ? { key: kind as keyof typeof words, url: link.url } : null
}

type Props = { job: JobDetail; origin: string }

export function JobActions({ job, origin }: Props) {
  const { t } = useTranslation('jobs')
  const { pick } = useBilingual()
  const { language } = useLanguage()
  const cancelled = job.overlays.includes('cancelled')
  const step = cancelled ? null : nextStep(job)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {step && (
        <LinkButton to={step.url} target="_blank" rel="noreferrer nofollow" className="max-sm:w-full">
          {t(words[step.key])}
          <ExternalLink aria-hidden className="size-5" />
        </LinkButton>
      )}
      <SaveButton job={job} />
      {!cancelled && (
        <LinkButton to={paths.jobCalendar(job.id, language)} reloadDocument look="secondary">
          <CalendarPlus aria-hidden className="size-5" />
          {t('calendar')}
        </LinkButton>
      )}
      <ShareLinks title={pick(job.title)} url={`${origin}${paths.job(job.id)}`} />
    </div>
  )
}
