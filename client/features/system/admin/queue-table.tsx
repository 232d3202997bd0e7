import type { QueueView } from '../../../../domain/system/contract.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { countText } from '../../../office/count-text.ts'

const cell = 'tabular w-16 py-2 ps-2 text-end align-top sm:w-28'

/** Work of each queue. */
export function QueueTable({ queues, now }: { queues: readonly QueueView[]; now: number }) {
  const { t } = useTranslation('system')
  return (
    <section aria-labelledby="queues-title">
      <h2 id="queues-title" className="text-lg">
        {t('queues.title')}
      </h2>
      <table className="mt-2 w-full border-y border-hairline">
        <thead className="text-sm text-muted">
          <tr>
            <th className="py-1.5 text-start font-normal">{t('queues.queue')}</th>
            <th className={`${cell} font-normal`}>{t('queues.waiting')}</th>
            <th className={`${cell} font-normal`}>{t('queues.running')}</th>
            <th className={`${cell} font-normal`}>{t('queues.failed')}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <QueueRow key={queue.queue} view={queue} now={now} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const minuteMs = 60_000
const failuresOf = {
  tasks: '#tasks',
  mail: '#mails',
  events: '#messages',
  results: '#messages',
  notices: '#messages',
} as const

function QueueRow({ view: { queue, waiting, running, failed, oldestAt }, now }: { view: QueueView; now: number }) {
  const { t } = useTranslation('system')
  const { span } = useFormat()
  const age = oldestAt === null ? null : now - oldestAt
  return (
    <tr className="border-t border-hairline">
      <th className="py-2 text-start align-top font-normal">
        <span className="font-semibold">{t(`queues.names.${queue}`)}</span>
        <span className="block text-sm text-muted">{t(`queues.about.${queue}`)}</span>
      </th>
      <td className={cell}>
        <Count count={waiting} />
        {age !== null && (
          <span className="block text-xs text-muted">
            {age < minuteMs ? t('queues.fresh') : t('queues.oldest', { span: span(age) })}
          </span>
        )}
      </td>
      <td className={cell}>
        <Count count={running} />
      </td>
      <td className={cell}>
        {failed > 0 ? (
          <a href={failuresOf[queue]} className="link font-semibold text-danger">
            {countText(failed)}
          </a>
        ) : (
          <Count count={failed} />
        )}
      </td>
    </tr>
  )
}

/** Number, or a dash where only the queue knows it. */
function Count({ count }: { count: number | null }) {
  const { t } = useTranslation('system')
  if (count !== null) return <>{countText(count)}</>
  return (
    <span title={t('queues.unknown')}>
      <span aria-hidden>–</span>
      <span className="sr-only">{t('queues.unknown')}</span>
    </span>
  )
}
