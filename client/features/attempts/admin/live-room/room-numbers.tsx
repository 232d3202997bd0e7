import { Link } from 'react-router'
import type { LiveRoom } from '../../../../../domain/attempts/live-room.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { listAddress, statesShown } from './room-address.ts'

/** Students by state, as large numbers that lead to their lists. */
export function RoomNumbers({ counts }: Pick<LiveRoom, 'counts'>) {
  const { t } = useTranslation('liveRoom')
  return (
    <section aria-label={t('numbers')} className="room-numbers">
      {statesShown.map((state) => (
        <Link key={state} to={listAddress(state)} preventScrollReset title={t(`stateText.${state}`)} data-state={state}>
          <strong className="tabular text-xl md:text-3xl">{groupIndian(counts[state])}</strong>
          <span className="text-sm">{t(`state.${state}`)}</span>
        </Link>
      ))}
    </section>
  )
}
