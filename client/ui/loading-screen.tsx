import { useTranslation } from '../i18n/use-translation.ts'

/** Plain "Loading..." while the session is unknown. */
export function LoadingScreen() {
  const { t } = useTranslation()
  return (
    <p role="status" className="grid min-h-dvh place-items-center text-lg text-muted">
      {t('loading')}
    </p>
  )
}
