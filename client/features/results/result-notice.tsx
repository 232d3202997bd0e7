import type { VoidResult } from '../../../domain/results/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Receipt } from './receipt.tsx'

/** A test without a result: not finished (`none`), or ended without one (`absent`). */
export function NoResult({ state, testId }: { state: 'none' | 'absent'; testId: string }) {
  const { t } = useTranslation('result')
  return (
    <Notice title={t(state)} actions={<LinkButton to={paths.test(testId)}>{t('toTest')}</LinkButton>}>
      {t(`${state}Text`)}
    </Notice>
  )
}

type UnreleasedProps = { releaseAt: number | null; receipt: string | null; submittedAt: number | null }

export function UnreleasedResult({ releaseAt, receipt, submittedAt }: UnreleasedProps) {
  const { t } = useTranslation('result')
  const { dateTime } = useFormat()
  return (
    <Notice title={t('notReleased')}>
      <p>{releaseAt === null ? t('notReleasedSoon') : t('notReleasedText', { date: dateTime(releaseAt) })}</p>
      {submittedAt !== null && <p className="mt-2 text-sm">{t('submittedOn', { date: dateTime(submittedAt) })}</p>}
      {receipt && <Receipt code={receipt} />}
    </Notice>
  )
}

export function VoidResultNotice({ result: { validity, reason, receipt } }: { result: VoidResult }) {
  const { t } = useTranslation('result')
  return (
    <Notice title={t(`void.${validity}`)}>
      <p>{t(`voidText.${validity}`)}</p>
      {reason && <p className="mt-2">{t('voidReason', { reason })}</p>}
      <Receipt code={receipt} />
    </Notice>
  )
}
