import { paths } from '../../../../domain/paths.ts'
import { wholePercentile } from '../../../../domain/results/percentile-text.ts'
import type { RankCard } from '../../../../domain/results/rank-card.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { CheckOutcome } from '../../../load-check.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { FactList } from '../proofs/fact-list.tsx'
import { CardFace } from './card-face.tsx'

/** A public rank card, or why there is none to see. */
export function RankCardCheck({ outcome }: { outcome: CheckOutcome<RankCard> }) {
  const { t } = useTranslation('rankCards')
  if (outcome.state === 'found') return <Found card={outcome.found} />
  const isUnknown = outcome.state === 'unknown'
  return (
    <div className="grid gap-4">
      <Notice tone="warning" title={t(isUnknown ? 'unknown' : 'limited')}>
        {t(isUnknown ? 'unknownText' : 'limitedText')}
      </Notice>
      <LinkButton to={paths.tests()} look="secondary" className="justify-self-start">
        {t('toTests')}
      </LinkButton>
    </div>
  )
}

function Found({ card }: { card: RankCard }) {
  const { t } = useTranslation('rankCards')
  const { date, dateTime } = useFormat()
  const { test, name, code, submittedAt, isDemo, madeAt, before, changedAt, serverNow, rank, of, percentile, qr } = card
  const hasMoved = before.rank !== rank || before.of !== of
  return (
    <div className="grid gap-4">
      <CardFace title={test.title} standing={card} name={name} qr={qr} />
      {isDemo && card.synthetic < of && <p className="text-sm text-muted">{t('demo')}</p>}
      {hasMoved && <p>{t('before', { date: date(madeAt), ...before })}</p>}
      {changedAt !== null && <p>{t('changed', { date: date(changedAt) })}</p>}
      <FactList
        facts={[
          ...(percentile === null ? [] : [{ name: t('percentile'), value: wholePercentile(percentile) }]),
          { name: t('taken'), value: date(submittedAt) },
          { name: t('asOf'), value: dateTime(serverNow) },
          { name: t('code'), value: code },
        ]}
      />
      <p className="text-sm text-muted">{t('rule')}</p>
      <LinkButton to={paths.tests()} look="secondary" className="justify-self-start">
        {t('toTests')}
      </LinkButton>
    </div>
  )
}
