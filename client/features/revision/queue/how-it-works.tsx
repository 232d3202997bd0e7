import { targetRetention } from '../../../../domain/revision/retention.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

const source = 'https://github.com/open-spaced-repetition/srs-benchmark'

/** Explains the schedule of cards in three sentences, with the source. */
export function HowItWorks() {
  const { t } = useTranslation('revision')
  return (
    <section aria-labelledby="how" className="max-w-reading">
      <h2 id="how" className="text-lg">
        {t('how.title')}
      </h2>
      <p className="text-muted">{t('how.text', { percent: Math.round(100 * targetRetention) })}</p>
      <p className="mt-2 text-sm text-muted">{t('how.minutes')}</p>
      <a href={source} rel="noreferrer" target="_blank" className="link inline-flex min-h-11 items-center text-sm">
        {t('how.source')}
      </a>
    </section>
  )
}
