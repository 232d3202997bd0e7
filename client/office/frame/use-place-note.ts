import { useTranslation } from '../../i18n/use-translation.ts'
import type { placeOf } from './kinds.ts'

/** Words for an item that opens elsewhere than in an editor, or not at all; null for one with an editor. */
export const usePlaceNote = () => {
  const { t } = useTranslation('officeFrame')
  return (place: ReturnType<typeof placeOf>): string | null => {
    if (place?.is === 'editor') return null
    return t(place ? 'opensSite' : 'noEditor')
  }
}
