import { Link } from 'react-router'
import type { TestStanding } from '../../../../../domain/catalogue/test-page.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ActForm } from '../../../../office/publishing/act-form.tsx'
import { Notice } from '../../../../ui/notice.tsx'

/** Notice in the editor of a test that runs, or whose structure is frozen. */
export function StandingNotice({ testId, standing }: { testId: string; standing: TestStanding }) {
  const { t } = useTranslation('testPage')
  if (standing.isRunning)
    return (
      <Notice
        tone="warning"
        title={t('running.title')}
        actions={
          <Link to={officePaths.adminTestLive(testId)} className="link font-semibold">
            {t('running.room')}
          </Link>
        }
      >
        {t('running.text')}
      </Notice>
    )
  if (!standing.isAttempted) return null
  return (
    <Notice
      title={t('frozen.title')}
      actions={
        <>
          <ActForm intent="duplicate" label={t('frozen.duplicate')} />
          <Link to={officePaths.adminTestKeys(testId)} className="link inline-flex items-center font-semibold">
            {t('frozen.keys')}
          </Link>
        </>
      }
    >
      {t('frozen.text')}
    </Notice>
  )
}
