import type { ReactNode } from 'react'
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

/** Phases that the line with the date does not tell. */
const isUntold = (phase: JobPhase): boolean =>
  phase === 'admit_card' || phase === 'exam_done' || phase === 'answer_key' || phase === 'result'

type Shown = Pick<JobSummary, 'phase' | 'overlays'>

/** States of a job that its line with the date does not tell. Without one it takes no room. */
export function JobBadges({ job: { phase, overlays }, children }: { job: Shown; children?: ReactNode }) {
  const { t } = useTranslation('jobs')
  return (
    <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
      {!overlays.includes('cancelled') && isUntold(phase) && (
        <Badge tone={phaseTones[phase]}>{t(`phases.${phase}`)}</Badge>
      )}
      <Overlays overlays={overlays} />
      {children}
    </p>
  )
}

function Overlays({ overlays }: Pick<JobSummary, 'overlays'>) {
  const { t } = useTranslation('jobs')
  return overlays.map((overlay) => (
    <Badge key={overlay} tone={overlayTones[overlay]}>
      {t(`overlays.${overlay}`)}
    </Badge>
  ))
}
