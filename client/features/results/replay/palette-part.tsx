import { paletteStatuses, type PaletteStatus } from '../../../../domain/attempts/palette.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { StatusShape } from '../../../ui/status-shape.tsx'

type Props = {
  /** Places of the section that is shown. */
  places: readonly number[]
  statuses: readonly PaletteStatus[]
  current: number
  reviewCounts: boolean
}

/** The palette of a section at the moment shown, with the legend and its counts over the paper. */
export function PalettePart({ places, statuses, current, reviewCounts }: Props) {
  const { t } = useTranslation('replay')
  const count = (status: PaletteStatus) => statuses.filter((each) => each === status).length
  return (
    <>
      <ol aria-label={t('palette')} className="flex flex-wrap gap-1">
        {places.map((place) => {
          const status = statuses[place] ?? 'not_visited'
          return (
            <li
              key={place}
              aria-current={place === current ? 'true' : undefined}
              className={classes('grid size-12 place-items-center rounded-sm', place === current && 'ring-2 ring-ink')}
            >
              <StatusShape status={status}>
                <span aria-hidden>{place + 1}</span>
              </StatusShape>
              <span className="sr-only">{t('paletteEntry', { number: place + 1, status: t(`status.${status}`) })}</span>
            </li>
          )
        })}
      </ol>
      <ul aria-label={t('legend')} className="mt-3 grid grid-cols-2 gap-x-2 gap-y-1">
        {paletteStatuses.map((status) => (
          <li
            key={status}
            className={classes('flex items-center gap-1.5', status === 'answered_marked' && 'col-span-full')}
          >
            <StatusShape status={status} className="scale-75">
              {count(status)}
            </StatusShape>
            <span className="text-xs leading-tight">
              {t(`status.${status}`)}
              {status === 'answered_marked' && ` (${t(reviewCounts ? 'reviewCounts' : 'reviewDoesNotCount')})`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
