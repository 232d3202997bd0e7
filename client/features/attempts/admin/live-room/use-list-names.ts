import type { RoomList } from '../../../../../domain/attempts/live-room.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'

/** Names of the lists of the room. */
export const useListNames = () => {
  const { t } = useTranslation('liveRoom')
  return (list: RoomList): string => {
    if (list === 'all') return t('list.all')
    return list === 'late' ? t('list.lateList') : t(`state.${list}`)
  }
}
