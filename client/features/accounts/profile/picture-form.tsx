import { useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { Account } from '../../../../domain/accounts/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { Avatar } from '../avatar.tsx'
import { ConfirmForm } from '../confirm-form.tsx'
import { AnswerNotice } from './answer-notice.tsx'
import { shrinkPicture } from './shrink-picture.ts'
import { useForm } from './use-form.ts'

const action = `${paths.profile()}#you`

/** The picture: chosen, made small here, looked at, saved; or removed. Without script a plain field for a small file. */
export function PictureForm({ user }: { user: Account['user'] }) {
  const { t } = useTranslation('profile')
  const [preview, setPreview] = useState<string | null>(null)
  const { answer, done } = useForm('picture')
  useEffect(() => {
    if (done) setPreview(null)
  }, [answer, done])
  return (
    <div className="grid gap-3">
      <AnswerNotice intent="picture" beside={['file']} />
      <AnswerNotice intent="remove-picture" />
      <div className="flex flex-wrap items-center gap-4">
        <Avatar user={user} preview={preview} className="size-20 text-3xl" />
        <div className="min-w-0 grow basis-48">
          <Chooser hasPicture={user.photoURL !== null} preview={preview} onPreview={setPreview} />
        </div>
      </div>
      {user.photoURL !== null && preview === null && (
        <ConfirmForm
          action={action}
          fields={{ intent: 'remove-picture' }}
          button={t('picture.remove')}
          title={t('picture.removeTitle')}
          text={t('picture.removeText')}
          keep={t('cancel')}
        />
      )}
    </div>
  )
}

type ChooserProps = { hasPicture: boolean; preview: string | null; onPreview: (preview: string | null) => void }

function Chooser({ hasPicture, preview, onPreview }: ChooserProps) {
  const { t } = useTranslation('profile')
  const hydrated = useHydrated()
  const hintId = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [unreadable, setUnreadable] = useState(false)
  const { busy, refused } = useForm('picture')
  const error = unreadable ? t('picture.unreadable') : refused('file') && preview === null ? t('fields.file') : null

  const hint = preview ? 'picture.preview' : hydrated ? 'picture.hintHere' : 'picture.hint'

  const cancel = () => {
    form.current?.reset()
    onPreview(null)
  }
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return onPreview(null)
    try {
      const small = await shrinkPicture(chosen)
      // The form sends what its field holds: from here on that is the small picture.
      const files = new DataTransfer()
      files.items.add(small.file)
      if (input.current) input.current.files = files.files
      setUnreadable(false)
      onPreview(small.preview)
    } catch {
      setUnreadable(true)
      cancel()
    }
  }
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      preventScrollReset
      className="grid justify-items-start gap-2"
    >
      <input type="hidden" name="intent" value="picture" />
      <label
        className={
          hydrated
            ? 'inline-flex min-h-11 items-center rounded-md border border-edge bg-surface px-4 py-2 font-semibold hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary'
            : 'grid gap-1 font-semibold'
        }
      >
        {t(hasPicture || preview ? 'picture.change' : 'picture.choose')}
        <input
          ref={input}
          type="file"
          name="file"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={hintId}
          aria-invalid={error ? true : undefined}
          className={hydrated ? 'sr-only' : 'field'}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </label>
      <p id={hintId} aria-live="polite" className={error ? 'text-sm text-danger' : 'text-sm text-muted'}>
        {error ?? t(hint)}
      </p>
      {(!hydrated || preview) && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={busy}>
            {busy ? t('accounts:waiting') : t('picture.save')}
          </Button>
          {hydrated && (
            <Button look="secondary" onClick={cancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
    </Form>
  )
}
