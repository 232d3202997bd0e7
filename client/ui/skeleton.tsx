import { useTranslation } from '../i18n/use-translation.ts'
import { Logo } from './logo.tsx'

const widths = ['w-full', 'w-11/12', 'w-2/3']

/** Placeholder lines in the shape of the content; `cards` draws a grid of four cards. */
export function Skeleton({ lines = 3, cards = false }: { lines?: number; cards?: boolean }) {
  if (cards) {
    return (
      <div aria-hidden className="grid gap-4 sm:grid-cols-2">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="card p-4">
            <Skeleton />
          </div>
        ))}
      </div>
    )
  }
  return (
    <div aria-hidden className="grid animate-pulse gap-3">
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={`h-4 rounded-sm bg-hairline ${widths[index % widths.length]}`} />
      ))}
    </div>
  )
}

/** Placeholder of a whole page: logo and "Loading...". */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="page grid gap-8 py-10" role="status">
      <div className="flex items-center justify-center gap-3">
        <Logo />
        <span className="text-muted">{t('loading')}</span>
      </div>
      <Skeleton cards />
    </div>
  )
}
