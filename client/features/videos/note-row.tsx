import { useState } from 'react'
import { Form, Link } from 'react-router'
import type { VideoNote } from '../../../domain/videos/contract.ts'
import { timecode } from '../../../domain/videos/timecode.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { addressAt } from './address-at.ts'
import { NoteFields } from './note-fields.tsx'
import type { NoteForms } from './use-note-forms.ts'

type Props = { videoId: string; note: VideoNote; forms: NoteForms; onSeek: (ms: number) => void }

/** Note with a link to its instant and the forms that change and delete it. */
export function NoteRow({ videoId, note, forms: { outcome, isBusy, submit }, onSeek }: Props) {
  const { t } = useTranslation('player')
  const time = timecode(note.atMs)
  const [at, setAt] = useState(time)
  const [isOpen, setIsOpen] = useState(false)
  const own = outcome?.noteId === note.id && outcome.intent === 'change' ? outcome : undefined
  return (
    <li className="border-t border-hairline pt-2">
      <Link
        to={addressAt(videoId, note.atMs)}
        aria-label={t('notes.goTo', { time })}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onSeek(note.atMs)
        }}
        className="tabular inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
      >
        {time}
      </Link>
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{note.text}</p>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <details
          open={isOpen || own?.ok === false}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          className="min-w-0 grow"
        >
          <summary aria-label={t('notes.editOf', { time })} className="inline-flex min-h-11 items-center text-primary">
            {t('notes.edit')}
          </summary>
          <Form
            method="post"
            className="grid gap-3 pb-2"
            onSubmit={async (event) => (await submit(event)) && setIsOpen(false)}
          >
            <HiddenFields fields={{ intent: 'change', note: note.id }} />
            <NoteFields outcome={own} text={note.text} at={at} onAt={setAt} isBusy={isBusy} button={t('notes.save')} />
          </Form>
        </details>
        <Form method="post" onSubmit={(event) => void submit(event)}>
          <HiddenFields fields={{ intent: 'remove', note: note.id }} />
          <Button type="submit" look="quiet" disabled={isBusy} aria-label={t('notes.removeOf', { time })}>
            {t('notes.remove')}
          </Button>
        </Form>
      </div>
    </li>
  )
}
