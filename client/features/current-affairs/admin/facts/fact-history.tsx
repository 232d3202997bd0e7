import type { FactVersion } from '../../../../../domain/current-affairs/facts.ts'
import { startOfDayInIndia } from '../../../../../domain/india.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'

/** Editions of a fact, the newest first. */
export function FactHistory({ versions }: { versions: readonly FactVersion[] }) {
  const { t } = useTranslation('affairEditor')
  return (
    <section aria-labelledby="fact-history" className="text-sm">
      <h2 id="fact-history" className="text-base">
        {t('facts.history')}
      </h2>
      <ol className="divide-y divide-hairline">
        {versions.map((version) => (
          <Version key={version.edition} version={version} />
        ))}
      </ol>
    </section>
  )
}

function Version({ version }: { version: FactVersion }) {
  const { t } = useTranslation('affairEditor')
  const { date, dateTime } = useFormat()
  const { validFrom, validTo, reason, at } = version
  const parts = [
    validFrom && t('facts.from', { date: date(startOfDayInIndia(validFrom)) }),
    validTo && t('facts.until', { date: date(startOfDayInIndia(validTo)) }),
    t(`facts.reasons.${reason}`, { time: dateTime(at) }),
  ].filter(Boolean)
  return (
    <li className="py-2">
      <BilingualText text={version.statement} />
      <p className="tabular text-muted">{parts.join(' · ')}</p>
    </li>
  )
}
