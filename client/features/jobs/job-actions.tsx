import { CalendarPlus, ExternalLink } from 'lucide-react'
import type { JobDetail } from '../../../domain/jobs/contract.ts'
import { isOpen } from '../../../domain/jobs/dates.ts'
import type { JobLinkKind } from '../../../domain/jobs/kinds.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual, useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ShareLinks } from '../../ui/lazy-share-links.ts'
import { SaveButton } from './save-button.tsx'

const words = { apply: 'apply', admit_card: 'admitCard', answer_key: 'answerKey', result: 'result' } as const

/** Action on the official site that the phase calls for; null when there is none. */
const nextStep = ({ phase, overlays, links }: JobDetail): { key: keyof typeof words; url: string } | null => {
  if (overlays.includes('cancelled')) return null
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
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-3">
      <NextStep job={job} className="max-sm:hidden" />
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

function NextStep({ job, className }: { job: JobDetail; className: string }) {
  const { t } = useTranslation('jobs')
  const step = nextStep(job)
  return (
    step && (
      <LinkButton to={step.url} target="_blank" rel="noreferrer nofollow" className={className}>
        {t(words[step.key])}
        <ExternalLink aria-hidden className="size-5" />
      </LinkButton>
    )
  )
}

/** The main action on a phone, at the bottom of the window within the reach of the thumb. */
export function ThumbBar({ job }: { job: JobDetail }) {
  if (nextStep(job) === null) return null
  return (
    <div className="no-print sticky bottom-0 z-30 -mx-4 mt-6 border-t border-hairline bg-paper px-4 py-2 sm:hidden">
      <NextStep job={job} className="w-full" />
    </div>
  )
}
