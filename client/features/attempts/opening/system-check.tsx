import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { makeApi, unwrap } from '../../../api.ts'
import { useStrings } from '../../../i18n/use-strings.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { CertaintyChoice } from './certainty-choice.tsx'
import { openJournal } from '../journal/open-journal.ts'

/** Measurements of a round trip; null without a reply. */
type RoundTrip = { roundTripMs: number; clockOffMs: number } | null

type CheckResult = { durable: boolean; reply: RoundTrip }

const slowMs = 1_500
const clockToleranceMs = 60_000

const probe = async (testId: string): Promise<RoundTrip> => {
  const sentAt = performance.now()
  try {
    const { serverNow } = await unwrap(makeApi(location.origin).tests[':testId'].$get({ param: { testId } }))
    const roundTripMs = performance.now() - sentAt
    return { roundTripMs, clockOffMs: Date.now() - (serverNow + roundTripMs / 2) }
  } catch {
    return null
  }
}

const checkStorage = (): Promise<boolean> =>
  openJournal()
    .then((journal) => journal.check())
    .catch(() => false)

/** Checks storage, connection and clock before the test; a failed check stops no student. */
export function SystemCheck({ testId }: { testId: string }) {
  useStrings('hall')
  const { t } = useTranslation('hall')
  const [result, setResult] = useState<CheckResult | null>(null)
  const check = async () => {
    setResult(null)
    const [durable, reply] = await Promise.all([checkStorage(), probe(testId)])
    setResult({ durable, reply })
  }
  const start = useEffectEvent(() => void check())
  useEffect(() => start(), [])

  const reply = result?.reply ?? null
  const slow = reply !== null && reply.roundTripMs > slowMs
  const minutes = reply ? Math.round(Math.abs(reply.clockOffMs) / 60_000) : 0
  const clockOff = reply !== null && Math.abs(reply.clockOffMs) > clockToleranceMs
  const ms = Math.round(reply?.roundTripMs ?? 0)
  return (
    <div className="grid gap-4">
      <section className="card p-4">
        <h2 className="mb-2 text-base">{t('check.title')}</h2>
        <ul className="grid gap-2" aria-busy={result === null}>
          <Row
            title={t('check.storage')}
            good={result && result.durable}
            text={result ? t(result.durable ? 'check.storageGood' : 'check.storageBad') : t('check.checking')}
          />
          <Row
            title={t('check.connection')}
            good={result && reply !== null && !slow}
            text={
              result
                ? reply
                  ? t(slow ? 'check.connectionSlow' : 'check.connectionGood', { ms })
                  : t('check.connectionBad')
                : t('check.checking')
            }
          />
          <Row
            title={t('check.clock')}
            good={result && (reply !== null || null)}
            text={
              result
                ? reply
                  ? t(clockOff ? 'check.clockOff' : 'check.clockGood', { minutes })
                  : t('check.clockUnknown')
                : t('check.checking')
            }
          />
        </ul>
        {result && (!result.durable || !reply || slow) && (
          <Button look="secondary" className="mt-3" onClick={() => void check()}>
            {t('check.again')}
          </Button>
        )}
      </section>
      <CertaintyChoice />
    </div>
  )
}

function Row({ title, text, good }: { title: string; text: string; good: boolean | null }) {
  const Icon = good === null ? LoaderCircle : good ? CircleCheck : CircleAlert
  return (
    <li className="flex items-start gap-2">
      <Icon
        aria-hidden
        size={20}
        className={`mt-0.5 shrink-0 ${good === null ? 'text-muted' : good ? 'text-success' : 'text-warning'}`}
      />
      <span>
        <b>{title}</b>
        <span className="block text-sm text-muted">{text}</span>
      </span>
    </li>
  )
}
