import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'

/** Link to take the test again. */
export function Reattempt({ testId }: { testId: string }) {
  const { t } = useTranslation('result')
  return (
    <div className="grid justify-items-start gap-2">
      <LinkButton look="secondary" to={paths.test(testId)}>
        {t('reattempt')}
      </LinkButton>
      <p className="text-sm text-muted">{t('reattemptNote')}</p>
    </div>
  )
}
