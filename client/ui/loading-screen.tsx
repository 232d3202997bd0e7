import { useTranslation } from '../i18n/use-translation.ts'

/** The plain "Loading..." of the spec, while it is not known who asks. */
export function LoadingScreen() {
  const { t } = useTranslation()
  return (
    <p role="status" className="grid min-h-dvh place-items-center text-lg text-muted">
      {t('loading')}
    </p>
  )
}
