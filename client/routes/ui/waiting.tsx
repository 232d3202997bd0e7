import { useTranslation } from '../../i18n/use-translation.ts'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { PageSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { Specimen } from './specimens.tsx'

const lessons = { done: 7, all: 10 }

export function Waiting() {
  const { t } = useTranslation('ui')
  return (
    <>
      <Specimen label={t('waiting.lines')}>
        <Skeleton />
      </Specimen>
      <Specimen label={t('waiting.grid')}>
        <Skeleton cards />
      </Specimen>
      <Specimen label={t('waiting.page')}>
        <div className="rounded-md border border-hairline">
          <PageSkeleton />
        </div>
      </Specimen>
      <Specimen label={t('waiting.screen')}>
        {/* As tall as the window in real use. */}
        <div className="rounded-md border border-hairline *:min-h-32">
          <LoadingScreen />
        </div>
      </Specimen>
      <Specimen label={t('waiting.progress')}>
        <progress
          className="progress h-3 w-full"
          value={lessons.done}
          max={lessons.all}
          aria-label={t('waiting.progress')}
        />
        <p className="text-sm text-muted">{t('waiting.part', lessons)}</p>
        <progress className="progress mt-3 h-3 w-full" aria-label={t('waiting.unknown')} />
        <p className="text-sm text-muted">{t('waiting.unknown')}</p>
      </Specimen>
    </>
  )
}
