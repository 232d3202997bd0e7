import { useTranslation } from '../../i18n/use-translation.ts'
import { Specimen } from './specimens.tsx'

const pairs = [
  ['paper', 'bg-paper text-ink'],
  ['surface', 'bg-surface text-ink'],
  ['sunken', 'bg-sunken text-muted'],
  ['primary', 'bg-primary text-on-primary'],
  ['primarySoft', 'bg-primary-soft text-primary'],
  ['accent', 'bg-accent text-on-accent'],
  ['success', 'bg-success-soft text-success'],
  ['warning', 'bg-warning-soft text-warning'],
  ['danger', 'bg-danger-soft text-danger'],
] as const

const sizes = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl']

export function Colours() {
  const { t } = useTranslation('ui')
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {pairs.map(([name, look]) => (
          <li
            key={name}
            className={`flex min-h-16 items-end rounded-sm border border-hairline px-3 py-2 text-sm ${look}`}
          >
            {t(`colours.${name}`)}
          </li>
        ))}
      </ul>
      <Specimen label={t('colours.scale')}>
        <p className="flex flex-wrap items-baseline gap-x-3">
          {sizes.map((size) => (
            <span key={size} className={size}>
              {t('common:brand')}
            </span>
          ))}
        </p>
      </Specimen>
    </>
  )
}
