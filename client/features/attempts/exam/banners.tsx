import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Uncounted } from '../../../../domain/attempts/judging.ts'
import { paths } from '../../../../domain/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Differences } from './differences.tsx'
import { useExam } from './exam-context.ts'
import { ExamNoticeContext } from './exam-notice.ts'
import { useDismissed } from './use-dismissed.ts'

/** Takes the attempt over with a new lease. False when the student has to sign in first. */
export type ReopenAttempt = () => Promise<boolean>

/** Banners above the question: a preview, an announcement of the office, trouble with saving, differences between devices, and answers that do not count. */
export function Banners({ onReopen }: { onReopen: ReopenAttempt }) {
  return (
    <>
      {use(ExamNoticeContext)}
      <OfficeBanner />
      <SavingBanner onReopen={onReopen} />
      <Differences />
      <UncountedNotice />
    </>
  )
}

/** The announcement of the office to everyone in the test, until the student closes it. */
function OfficeBanner() {
  const { t } = useTranslation('hall')
  const { pick } = useBilingual()
  const { state, attempt } = useExam()
  const seen = useDismissed(`${attempt.attemptId}:banner`)
  const { banner } = state
  return (
    <div role="status" className="shrink-0 border-warning bg-warning-soft text-sm not-empty:border-b">
      {banner && !seen.has(banner.id) && (
        <p className="flex items-center justify-between gap-4 py-1 ps-3 font-semibold">
          {pick(banner.text)}
          <button type="button" onClick={() => seen.add(banner.id)} className="link min-h-11 shrink-0 px-3">
            {t('uncounted.seen')}
          </button>
        </p>
      )}
    </div>
  )
}

const sectionReasons: ReadonlySet<Uncounted> = new Set(['section_closed', 'section_not_open', 'break'])

/** Shown until the student closes it, and again when more answers do not count. */
function UncountedNotice() {
  const { t } = useTranslation('hall')
  const { uncounted } = useExam().state
  const [seen, setSeen] = useState(0)
  const count = uncounted.size
  const isAboutSections = [...uncounted.values()].every((reason) => sectionReasons.has(reason))
  return (
    <div role="status" className="shrink-0 border-hairline bg-sunken text-sm not-empty:border-b">
      {count > seen && (
        <p className="flex items-center justify-between gap-4 py-1 ps-3">
          {t(isAboutSections ? 'uncounted.text' : 'uncounted.late', { count })}
          <button type="button" onClick={() => setSeen(count)} className="link min-h-11 shrink-0 px-3 font-semibold">
            {t('uncounted.seen')}
          </button>
        </p>
      )}
    </div>
  )
}

/**
 * One banner at a time, the most urgent first: another writer, an ended session, a refused answer, no network, no
 * storage.
 */
function SavingBanner({ onReopen }: { onReopen: ReopenAttempt }) {
  const { t } = useTranslation('hall')
  const { state, attempt } = useExam()
  const { hold, saving, durable, refused } = state
  if (!attempt.online || hold === 'closed') return null
  if (hold === 'stale') return <StaleBanner onReopen={onReopen} />
  if (hold) return <SignInBanner key={hold} onReopen={onReopen} renew={hold === 'lease_ended'} />
  if (refused) return <Banner text={t(durable ? 'banner.refused' : 'banner.refusedNotKept')} />
  if (saving === 'offline') return <Banner text={t(durable ? 'banner.offline' : 'banner.offlineNotKept')} />
  return durable ? null : <Banner text={t('banner.notKept')} />
}

const look = 'shrink-0 border-b border-warning bg-warning-soft px-3 py-2 text-sm'

function Banner({ text }: { text: string }) {
  return (
    <p role="status" className={look}>
      {text}
    </p>
  )
}

function StaleBanner({ onReopen }: { onReopen: ReopenAttempt }) {
  const { t } = useTranslation('hall')
  const [busy, setBusy] = useState(false)
  return (
    <div role="alert" className={look}>
      <p className="font-semibold">{t('attempt:elsewhere.title')}</p>
      <p>{t('banner.lost')}</p>
      <Button
        className="mt-2"
        disabled={busy}
        onClick={() => {
          setBusy(true)
          void onReopen().finally(() => setBusy(false))
        }}
      >
        {t('attempt:elsewhere.action')}
      </Button>
    </div>
  )
}

/** Renews the lease of an earlier session by itself; asks the student only when no session is left. */
function SignInBanner({ onReopen, renew }: { onReopen: ReopenAttempt; renew: boolean }) {
  const { t } = useTranslation('hall')
  const { attempt, paper, candidate, state } = useExam()
  const { durable } = state
  const [busy, setBusy] = useState(renew)
  const [notYet, setNotYet] = useState(false)
  const tried = useRef(false)
  const reopen = () => {
    setBusy(true)
    return onReopen().finally(() => setBusy(false))
  }
  const renewOnce = useEffectEvent(() => {
    if (!renew || tried.current) return
    tried.current = true
    void reopen()
  })
  useEffect(() => renewOnce(), [])
  if (busy) return null
  return (
    <div role="alert" className={look}>
      <p className="font-semibold">{t('signIn.title')}</p>
      <p>
        {notYet ? t('signIn.notYet', { name: candidate.name ?? '' }) : t('signIn.text')}{' '}
        {t(durable ? 'signIn.kept' : 'signIn.notKept')}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-4">
        <a
          href={`${paths.login()}?next=${encodeURIComponent(attempt.path ?? paths.test(paper.testId))}`}
          target={durable ? undefined : '_blank'}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {t('signIn.action')}
        </a>
        <Button look="secondary" onClick={() => void reopen().then((isOpen) => setNotYet(!isOpen))}>
          {t('signIn.done')}
        </Button>
      </p>
    </div>
  )
}
