import { useTranslation } from '../../../i18n/use-translation.ts'
import { paletteStatuses, type PaletteStatus } from '../../../../domain/attempts/palette.ts'
import { classes } from '../../../ui/classes.ts'
import { StatusShape } from '../../../ui/status-shape.tsx'

type Props = { reviewCounts: boolean; counts?: Record<PaletteStatus, number> }

/** The meaning of each shape, with counts if given. */
export function Legend({ reviewCounts, counts }: Props) {
  const { t } = useTranslation('attempt')
  return (
    <ul aria-label={t('exam.legend')} className="grid grid-cols-2 gap-x-1 max-[15rem]:grid-cols-1 gap-y-1.5">
      {paletteStatuses.map((status) => (
        <li
          key={status}
          className={classes('flex items-center gap-1.5', status === 'answered_marked' && 'col-span-full')}
        >
          <StatusShape status={status} className="scale-90">
            {counts?.[status]}
          </StatusShape>
          <span className="text-xs leading-tight">
            {t(`status.${status}`)}{' '}
            {status === 'answered_marked' && t(reviewCounts ? 'reviewCounts' : 'reviewDoesNotCount')}
          </span>
        </li>
      ))}
    </ul>
  )
}
