import type { PlaceInMaterial } from '../../../domain/materials/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ProgressLine } from '../../ui/progress-line.tsx'

/** Place that a student reached: the page of a file, or the part of a text that is read. */
export function PlaceLine({ place: { page, pages, share } }: { place: PlaceInMaterial }) {
  const { t } = useTranslation('materials')
  const part = share ?? (page !== null && pages !== null ? page / pages : 0)
  const text =
    part >= 1
      ? t('place.read')
      : page !== null && pages !== null
        ? t('place.page', { page, pages })
        : t('place.share', { percent: Math.round(part * 100) })
  return <ProgressLine value={part} max={1} text={text} />
}
