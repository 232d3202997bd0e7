import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import { hasDraft } from '../../../../domain/attempts/palette.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import type { ControllerState } from '../controller/attempt-controller.ts'
import { useExam } from './exam-context.ts'

const looks = {
  saved: { icon: Check, className: 'text-success' },
  saving: { icon: LoaderCircle, className: 'text-muted' },
  offline: { icon: CloudOff, className: 'text-warning' },
}

const textOf = ({ saving, hold, durable, refused }: ControllerState) => {
  if (saving !== 'offline') return saving
  if (hold) return durable ? 'held' : 'heldNotKept'
  if (refused) return 'refused'
  return durable ? 'offline' : 'offlineNotKept'
}

/** Save state of the answers. Not a live region, because it would speak at every answer. */
export function SaveChip() {
  const { t } = useTranslation('attempt')
  const { attempt, state, paper, sheet, mayAnswer } = useExam()
  if (!attempt.isPractice && mayAnswer && paper.saveMode === 'official_mock' && hasDraft(sheet, sheet.currentId))
    return <span className="min-w-0 text-xs leading-tight font-semibold text-warning">{t('chip.draft')}</span>
  if (!attempt.online) return <span className="min-w-0 text-xs text-muted">{t('chip.demo')}</span>
  const { icon: Icon, className } = looks[state.saving]
  return (
    <span
      data-saving={state.saving}
      className={classes('inline-flex min-w-0 items-center gap-1 text-xs font-semibold', className)}
    >
      <Icon aria-hidden size={14} className="shrink-0" />
      <span className="leading-tight">{t(`chip.${textOf(state)}`)}</span>
    </span>
  )
}
