import type { Usage } from '../../../../domain/purchases/refund-policy.ts'
import { useStrings } from '../../../i18n/use-strings.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** What was used of a purchase, in one line. */
export function UsageLine({ usage }: { usage: Usage }) {
  useStrings('refunds')
  const { t } = useTranslation('refunds')
  const { testsTaken, lessonsOpened, lessons, pagesRead, pages, videosWatched, videos, isDownloaded } = usage
  const used = [
    testsTaken > 0 && t('used.tests', { count: testsTaken }),
    lessonsOpened > 0 && t('used.lessons', { used: lessonsOpened, of: lessons }),
    pagesRead > 0 &&
      t('used.pages', { percent: pages > 0 ? Math.min(100, Math.round((100 * pagesRead) / pages)) : 100 }),
    videosWatched > 0 && t('used.videos', { used: videosWatched, of: videos }),
    isDownloaded && t('used.downloaded'),
  ].filter((each) => each !== false)
  return (
    <p className="text-sm text-muted">
      {t('used.label')} {used.length > 0 ? used.join(', ') : t('used.nothing')}
    </p>
  )
}
