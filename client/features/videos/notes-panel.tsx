import { useEffect, useRef, useState, type RefObject } from 'react'
import { Form } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import type { VideoDetail, VideoNote } from '../../../domain/videos/contract.ts'
import { timecode } from '../../../domain/videos/timecode.ts'
import { useStrings } from '../../i18n/use-strings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { NoteOutcome } from './note-action.ts'
import { NoteFields } from './note-fields.tsx'
import { NoteRow } from './note-row.tsx'
import { useNoteForms, type NoteForms } from './use-note-forms.ts'
import type { PlayerControls } from './video-player.tsx'

type NotesPanelProps = {
  video: Pick<VideoDetail, 'id' | 'notes'>
  player: RefObject<PlayerControls | null>
  /** Outcome of a form submitted without script. */
  outcome: NoteOutcome | undefined
}

/** The student's notes: add, change, delete, restore, and jump to their instants. */
export function NotesPanel({ video, player, outcome }: NotesPanelProps) {
  useStrings('player')
  const { t } = useTranslation('player')
  return (
    <section aria-label={t('notes.title')} className="card p-4">
      <h2 className="text-lg">{t('notes.title')}</h2>
      {video.notes === null ? (
        <>
          <p className="mt-1 mb-3 text-muted">{t('notes.signIn')}</p>
          <LinkButton to={`${paths.login()}?${new URLSearchParams({ next: paths.video(video.id) })}`} look="secondary">
            {t('notes.signInButton')}
          </LinkButton>
        </>
      ) : (
        <OwnNotes videoId={video.id} notes={video.notes} player={player} outcome={outcome} />
      )}
    </section>
  )
}

type OwnProps = Omit<NotesPanelProps, 'video'> & { videoId: string; notes: VideoNote[] }

function OwnNotes({ videoId, notes, player, outcome }: OwnProps) {
  const { t } = useTranslation('player')
  const forms = useNoteForms(videoId, outcome)
  return (
    <>
      <AddForm forms={forms} player={player} />
      <Undo forms={forms} />
      {notes.length === 0 ? (
        <p className="mt-3 text-muted">{t('notes.none')}</p>
      ) : (
        <ol className="mt-4 grid gap-2">
          {notes.map((note) => (
            // Keyed by content, so that a changed note shows its saved text.
            <NoteRow
              key={`${note.id} ${note.updatedAt}`}
              videoId={videoId}
              note={note}
              forms={forms}
              onSeek={(ms) => player.current?.seek(ms)}
            />
          ))}
        </ol>
      )}
      <p className="mt-3 text-sm text-muted">{t('notes.mark')}</p>
    </>
  )
}

const textIn = (form: HTMLFormElement): string => String(new FormData(form).get('text') ?? '')

/** New note, at the time at which writing began unless another is typed. */
function AddForm({ forms, player }: { forms: NoteForms; player: NotesPanelProps['player'] }) {
  const { t } = useTranslation('player')
  const outcome = forms.outcome?.intent === 'add' ? forms.outcome : undefined
  const [at, setAt] = useState<string | null>(outcome?.ok === false ? outcome.at : null)
  return (
    <Form
      method="post"
      className="mt-2 grid gap-3"
      onSubmit={async (event) => {
        const form = event.currentTarget
        const sent = textIn(form)
        // Text typed while the note was being sent stays in the field.
        if (!(await forms.submit(event)) || textIn(form) !== sent) return
        form.reset()
        setAt(null)
      }}
    >
      <HiddenFields fields={{ intent: 'add' }} />
      <NoteFields
        outcome={outcome}
        at={at ?? timecode(0)}
        onAt={setAt}
        onWrite={() => setAt((before) => before ?? timecode(player.current?.positionMs() ?? 0))}
        isBusy={forms.isBusy}
        button={t('notes.add')}
      />
    </Form>
  )
}

/** Takes the focus from the delete button, which is gone. */
function Undo({ forms: { outcome, isBusy, submit } }: { forms: NoteForms }) {
  const { t } = useTranslation('player')
  const button = useRef<HTMLButtonElement>(null)
  const removed = outcome?.intent === 'remove' && outcome.ok ? outcome.noteId : null
  useEffect(() => {
    if (removed !== null) button.current?.focus()
  }, [removed])
  if (removed === null) return null
  return (
    <Notice
      className="mt-3"
      actions={
        <Form method="post" onSubmit={(event) => void submit(event)}>
          <HiddenFields fields={{ intent: 'restore', note: removed }} />
          <Button ref={button} type="submit" look="secondary" disabled={isBusy}>
            {t('notes.undo')}
          </Button>
        </Form>
      }
    >
      {t('notes.removed')}
    </Notice>
  )
}
