import { CircleCheck, WifiOff, RefreshCw, LogIn, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSaveState } from './editor-context.ts'
import { focusField } from './focus-field.ts'

const icon = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const

/** State of saving: saving, saved with its time, offline, signed out, refused or in conflict. */
export function StateChip() {
  const { t } = useTranslation('editor')
  const { timeOfDay } = useFormat()
  const phase = useSaveState((state) => state.phase)
  const savedAt = useSaveState((state) => state.savedAt)
  const conflict = useSaveState(({ conflicts }) => conflicts[0]?.path)
  const onDevice = useSaveState((state) => state.onDevice)
  const saved = savedAt === null ? t('chip.new') : t('chip.saved', { time: timeOfDay(savedAt) })
  const kept = onDevice ? ` · ${t('chip.onDevice')}` : ''
  const look = (tone: string) => `inline-flex items-center gap-1.5 text-sm ${tone}`
  const content = () => {
    if (phase === 'signed_out') return signedOut
    if (phase === 'offline')
      return <Chip look={look('text-warning')} icon={<WifiOff {...icon} />} text={t('chip.offline') + kept} />
    if (phase === 'refused')
      return <Chip look={look('text-danger')} icon={<TriangleAlert {...icon} />} text={t('chip.refused') + kept} />
    if (conflict !== undefined)
      return (
        <button type="button" className={look('text-danger underline')} onClick={() => focusField(conflict)}>
          <TriangleAlert {...icon} /> {t('chip.conflict')}
        </button>
      )
    if (phase === 'saved') return <Chip look={look('text-muted')} icon={<CircleCheck {...icon} />} text={saved} />
    return <Chip look={look('text-muted')} icon={<RefreshCw {...icon} />} text={t('chip.saving')} />
  }
  const signedOut = (
    <a href={paths.login()} target="_blank" rel="noreferrer" className={look('text-danger underline')}>
      <LogIn {...icon} /> {t('chip.signedOut') + kept}
    </a>
  )
  return (
    <span role="status" data-save-phase={conflict !== undefined && phase === 'saved' ? 'conflict' : phase}>
      {content()}
    </span>
  )
}

function Chip({ look, icon: mark, text }: { look: string; icon: ReactNode; text: string }) {
  return (
    <span className={look}>
      {mark} {text}
    </span>
  )
}
