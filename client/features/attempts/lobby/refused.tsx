import type { ErrorCode } from '../../../../domain/errors.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** The reason for a refused place, with the next step. */
export function Refused({ code, signIn }: { code: ErrorCode; signIn: string }) {
  const { t } = useTranslation('lobby')
  const again = (
    <>
      <Button onClick={() => location.reload()}>{t('again')}</Button>
      <LinkButton look="secondary" to={paths.tests()}>
        {t('attempt:gate.toTests')}
      </LinkButton>
    </>
  )
  return (
    <Notice
      tone="danger"
      title={t('refused')}
      actions={code === 'accounts.sign_in_required' ? <LinkButton to={signIn}>{t('signIn')}</LinkButton> : again}
    >
      {t(`errors:${code}`)}
    </Notice>
  )
}
