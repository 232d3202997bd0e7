import type { ErrorCode } from '../../../../domain/errors.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Why the test could not be opened. */
export function BeginFailure({ code }: { code: ErrorCode | null }) {
  const { t } = useTranslation('attempt')
  return (
    <Notice
      tone="danger"
      title={t('opening.failed')}
      actions={
        <LinkButton look="secondary" to={paths.tests()}>
          {t('gate.toTests')}
        </LinkButton>
      }
    >
      {code === 'attempts.limit_reached'
        ? t('opening.limit')
        : code === 'catalogue.not_open'
          ? t('opening.notOpen')
          : t('opening.failedText')}
    </Notice>
  )
}
