import { useEffect, useState } from 'react'
import type { IntegrityEntry } from '../../../../domain/attempts/contract.ts'
import { formatRemaining } from '../../../../domain/attempts/server-clock.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useExam } from './exam-context.ts'
import { requestFullScreen } from './exam-overlay.tsx'
import { useIntegrity } from './use-integrity.ts'

const shownMs = 10_000

const useOutsideFullScreen = (): boolean => {
  const [outside, setOutside] = useState(false)
  useEffect(() => {
    let full = document.fullscreenElement !== null
    const onChange = () => {
      const now = document.fullscreenElement !== null
      setOutside(full && !now)
      full = now || full
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])
  return outside
}

/** Records absences and shows the last one for some seconds; out of full screen, offers to return to it. */
export function IntegrityNotice() {
  const { t } = useTranslation('hall')
  const { state, attempt } = useExam()
  useIntegrity(attempt)
  const outside = useOutsideFullScreen()
  const last = state.notes.at(-1)
  const [seen, setSeen] = useState(last)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(last), shownMs)
    return () => clearTimeout(timer)
  }, [last])
  if (!outside && last === seen) return null
  return (
    <p
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-x-4 border-b border-hairline bg-sunken px-3 py-1 text-sm text-muted"
    >
      {outside || !last
        ? t('noted.outside')
        : `${t(`noted.${last.kind}`)}: ${formatRemaining(last.ms)}. ${t('noted.only')}`}
      {outside && (
        <button type="button" onClick={requestFullScreen} className="link min-h-11 font-semibold">
          {t('noted.back')}
        </button>
      )}
    </p>
  )
}

/** Every integrity note of this attempt, for the student to read. Empty without notes. */
export function IntegrityNotes({ entries }: { entries: readonly IntegrityEntry[] }) {
  const { t } = useTranslation('hall')
  const { dateTime } = useFormat()
  if (entries.length === 0) return null
  return (
    <details className="mt-4 text-start text-sm">
      <summary className="min-h-11 py-2 font-semibold">{t('noted.title', { count: entries.length })}</summary>
      <p className="text-muted">{t('noted.only')}</p>
      <ul className="mt-2 grid gap-1 tabular">
        {entries.map(({ kind, at, ms }) => (
          <li key={`${kind} ${at}`} className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-1">
            <span>{t(`noted.${kind}`)}</span>
            <span>
              {dateTime(at)}, {formatRemaining(ms)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
