import { Check, Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { learningPaths } from '../../domain/learning-paths.ts'
import type { NewCard } from '../../domain/revision/contract.ts'
import { ApiError, makeApi, unwrap } from '../api.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from './button.tsx'
import { HiddenFields } from './hidden-fields.tsx'

/** `name`: what tells the button apart from others of the page. */
type Props = NewCard & { name?: string }

/**
 * Adds an item, a fact or a saved question to the student's cards. A form, so that it works without script and leads a visitor to
 * sign in. Its texts are the namespace `cards`.
 */
export function AddToRevision({ kind, id, name }: Props) {
  const { t } = useTranslation('cards')
  const { pathname, search } = useLocation()
  const [state, setState] = useState<'idle' | 'busy' | 'added' | 'failed'>('idle')
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (state === 'busy') return
    setState('busy')
    try {
      await unwrap(makeApi(location.origin).revision.cards.$post({ json: { kind, id } }))
      setState('added')
    } catch (error) {
      setState('failed')
      // Submitting the form says why, or leads through the sign-in.
      if (error instanceof ApiError) form.submit()
    }
  }
  return (
    <form method="post" action={learningPaths.revision()} onSubmit={(event) => void add(event)}>
      <HiddenFields fields={{ intent: 'add', kind, id, next: `${pathname}${search}` }} />
      {state !== 'added' && (
        <Button type="submit" look="secondary" disabled={state === 'busy'} aria-label={name && `${t('add')}: ${name}`}>
          <Plus aria-hidden className="size-5" />
          {t(state === 'busy' ? 'common:waiting' : 'add')}
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {state === 'added' && (
          <Link to={learningPaths.revision()} className="link inline-flex min-h-11 items-center gap-2">
            <Check aria-hidden className="size-5 text-success" />
            {t('added')}
          </Link>
        )}
        {state === 'failed' && <span className="text-sm text-danger">{t('failed')}</span>}
      </p>
    </form>
  )
}
