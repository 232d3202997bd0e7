import { useTranslation } from '../../i18n/use-translation.ts'
import { Illustration } from '../../ui/faces/illustration.tsx'

/** A kind word below the very first score. */
export function FirstResult() {
  const { t } = useTranslation('result')
  return (
    <div className="flex items-center gap-3">
      <Illustration name="first-result" className="mx-0 h-18 w-24 shrink-0" />
      <p>
        <b className="block">{t('first.title')}</b>
        {t('first.text')}
      </p>
    </div>
  )
}
