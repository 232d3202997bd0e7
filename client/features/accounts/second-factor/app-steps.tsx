import { useTranslation } from '../../../i18n/use-translation.ts'
import { QrCode } from './qr-code.tsx'
import type { SetUp } from './set-up.ts'

/** Groups of four characters, easier to copy by hand. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Set-up of an app: by its camera, by a link on the same phone, or by the key as text. */
export function AppSteps({ setUp: { uri, secret, qr } }: { setUp: SetUp }) {
  const { t } = useTranslation('factor')
  return (
    <div className="grid gap-3">
      <p>{t('steps.scan')}</p>
      <QrCode qr={qr} label={t('steps.picture')} />
      <a href={uri} className="link inline-flex min-h-11 items-center justify-self-start font-semibold">
        {t('steps.here')}
      </a>
      <p>
        {t('steps.key')} <span className="block font-mono [overflow-wrap:anywhere]">{inGroups(secret)}</span>
      </p>
      <p>{t('steps.code')}</p>
    </div>
  )
}
