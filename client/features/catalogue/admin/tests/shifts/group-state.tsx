import type { ShiftGroupState } from '../../../../../../domain/results/shift-groups.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { Badge } from '../../../../../ui/badge.tsx'

const tones = {
  few: 'neutral',
  waiting: 'neutral',
  sitting: 'primary',
  ready: 'warning',
  computing: 'primary',
  failed: 'danger',
  computed: 'warning',
  released: 'success',
} as const

export function GroupState({ state }: { state: ShiftGroupState }) {
  const { t } = useTranslation('shiftGroups')
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
