import type { JobSummary } from '../../../domain/jobs/contract.ts'
import type { JobOverlay, JobPhase } from '../../../domain/jobs/kinds.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'

type Tone = 'neutral' | 'success' | 'danger' | 'primary'

const phaseTones: Record<JobPhase, Tone> = {
  upcoming: 'neutral',
  open: 'success',
  closing_soon: 'danger',
  closed: 'neutral',
  admit_card: 'primary',
  exam_done: 'neutral',
  answer_key: 'primary',
  result: 'primary',
}

const overlayTones: Record<JobOverlay, Tone> = {
  cancelled: 'danger',
  extended: 'success',
  postponed: 'danger',
  corrigendum: 'neutral',
}

/** Phase and overlays in words; a cancelled job shows no phase. */
export function JobBadges({ job }: { job: Pick<JobSummary, 'phase' | 'overlays' | 'opensAt' | 'sample'> }) {
  const { t } = useTranslation('jobs')
  const cancelled = job.overlays.includes('cancelled')
  const undated = job.phase === 'upcoming' && job.opensAt === null
  return (
    <span className="flex flex-wrap gap-2">
      {!cancelled && <Badge tone={phaseTones[job.phase]}>{t(undated ? 'opensLater' : `phases.${job.phase}`)}</Badge>}
      {job.overlays.map((overlay) => (
        <Badge key={overlay} tone={overlayTones[overlay]}>
          {t(`overlays.${overlay}`)}
        </Badge>
      ))}
      {job.sample && <Badge>{t('sample')}</Badge>}
    </span>
  )
}
