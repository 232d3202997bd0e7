import { Bookmark } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { ApiError, makeApi } from '../../api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { bookmarkIntents, setBookmark } from './bookmark-action.ts'
import { useBookmarks } from './bookmarks-context.tsx'

/** Toggles the bookmark of a question. A form, so that it works without script. */
export function BookmarkButton({ questionId, number }: { questionId: string; number: number }) {
  const { t } = useTranslation('result')
  const { pathname, search } = useLocation()
  const shown = useBookmarks()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (!shown) return null
  const { attemptId } = shown
  const on = shown.has(questionId)
  const toggle = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (state === 'busy') return
    setState('busy')
    shown.set(questionId, !on)
    try {
      await setBookmark(makeApi(location.origin), { attemptId, questionId }, !on)
      setState('idle')
    } catch (error) {
      // Flushed now, because the form may be submitted as it is.
      flushSync(() => shown.set(questionId, on))
      setState('failed')
      // The session has ended: submitting the form leads through the sign-in.
      if (error instanceof ApiError && error.status === 401) form.submit()
    }
  }
  return (
    <form method="post" action={`${pathname}${search}#${questionId}`} onSubmit={(event) => void toggle(event)}>
      <HiddenFields fields={{ intent: on ? bookmarkIntents.drop : bookmarkIntents.keep, attemptId, questionId }} />
      <button
        type="submit"
        aria-label={t(on ? 'bookmark.dropOf' : 'bookmark.keepOf', { number })}
        className="link inline-flex min-h-11 items-center gap-1 text-sm"
      >
        <Bookmark aria-hidden size={18} fill={on ? 'currentColor' : 'none'} className="shrink-0" />
        {t(on ? 'bookmark.kept' : 'bookmark.keep')}
      </button>
      <p role="status" className="text-sm text-danger empty:hidden">
        {state === 'failed' && t('bookmark.failed')}
      </p>
    </form>
  )
}
