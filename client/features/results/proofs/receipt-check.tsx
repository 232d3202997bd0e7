import { Link } from 'react-router'
import { filePaths } from '../../../../domain/file-paths.ts'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import type { ReceiptCheck, ReceiptLog } from '../../../../domain/results/receipt.ts'
import type { CheckOutcome } from '../../../load-check.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Seal } from '../../../ui/faces/seal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { FactList } from './fact-list.tsx'
import { ReceiptForm } from './receipt-form.tsx'
import { SaveTable } from './save-table.tsx'

/** Result of the check of a receipt: hashes, times and counts. */
export function ReceiptResult({ outcome, entered }: { outcome: CheckOutcome<ReceiptCheck>; entered: string }) {
  const { t } = useTranslation('receipts')
  if (outcome.state === 'found') return <Found receipt={outcome.found} />
  const isUnknown = outcome.state === 'unknown'
  return (
    <div className="grid gap-4">
      <Notice tone={isUnknown ? 'danger' : 'warning'} title={t(isUnknown ? 'unknown' : 'limited')}>
        {t(isUnknown ? 'unknownText' : 'limitedText')}
      </Notice>
      <ReceiptForm entered={entered} />
    </div>
  )
}

function Found({ receipt: { code, submittedAt, synthetic, log, qr } }: { receipt: ReceiptCheck }) {
  const { t } = useTranslation('receipts')
  const { dateTime } = useFormat()
  const isIntact = log.state === 'intact'
  return (
    <div className="grid gap-4">
      <LogNotice log={log} />
      {synthetic && <p className="text-sm text-muted">{t('demo')}</p>}
      <div className="rounded-md border-2 border-primary bg-surface p-1.5">
        <div className="flex items-center gap-4 border border-accent p-4">
          {isIntact && <Seal className="hidden h-24 w-auto sm:block" />}
          <dl className="min-w-0 flex-1">
            <dt className="text-sm text-muted">{t('code')}</dt>
            <dd className="font-semibold break-words tabular">{code}</dd>
            <dt className="mt-2 text-sm text-muted">{t('submitted')}</dt>
            <dd>{dateTime(submittedAt)}</dd>
          </dl>
          <QrCode qr={qr} label={t('scan')} className="size-20 sm:size-24" />
        </div>
      </div>
      {isIntact && <IntactLog code={code} log={log} />}
      <Link to={learningPaths.receipts()} className="link inline-flex min-h-11 items-center justify-self-start">
        {t('another')}
      </Link>
    </div>
  )
}

function LogNotice({ log }: { log: ReceiptLog }) {
  const { t } = useTranslation('receipts')
  const { dateTime } = useFormat()
  switch (log.state) {
    case 'open':
      return <Notice title={t('open')}>{t('openText', { date: dateTime(log.finalBy) })}</Notice>
    case 'missing':
      return (
        <Notice tone="danger" title={t('missing')}>
          {t('missingText')}
        </Notice>
      )
    case 'damaged':
      return (
        <Notice tone="danger" title={t('damaged')}>
          {log.line === null ? t('damagedEnd') : t('damagedLine', { line: log.line })}
        </Notice>
      )
    case 'intact':
      return (
        <Notice tone="success" title={t('intact')}>
          {t('intactText')}
        </Notice>
      )
  }
}

function IntactLog({ code, log }: { code: string; log: Extract<ReceiptLog, { state: 'intact' }> }) {
  const { t } = useTranslation('receipts')
  const { dateTime } = useFormat()
  const { begunAt, closedAt, counts, firstHash, lastHash, saves } = log
  const at = (instant: number | null) => (instant === null ? [] : dateTime(instant))
  return (
    <>
      <FactList
        facts={[
          { name: t('begun'), value: at(begunAt) },
          { name: t('closed'), value: at(closedAt) },
          { name: t('saves'), value: counts.saves },
          { name: t('events'), value: counts.events },
          { name: t('answered'), value: counts.answered },
          { name: t('changes'), value: counts.changes },
          { name: t('uncounted'), value: counts.uncounted },
          { name: t('firstHash'), value: firstHash },
          { name: t('lastHash'), value: lastHash },
        ]}
      />
      {saves.length > 0 && (
        <details className="card p-4">
          <summary className="min-h-11 font-semibold">
            {saves.length < counts.saves ? t('listFirst', { shown: saves.length, count: counts.saves }) : t('list')}
          </summary>
          <SaveTable saves={saves} />
        </details>
      )}
      <a
        href={filePaths.receiptHashes(code)}
        download
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        {t('file')}
      </a>
      <p className="text-sm text-muted">{t('offline')}</p>
    </>
  )
}
