import { Link } from 'react-router'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { NoteAnswer } from './note-action.ts'
import { NoteRow } from './note-row.tsx'
import { NoteSearch } from './note-search.tsx'
import type { BookmarkAnswer, NotesData } from './notes-data.ts'
import { UndoNotice } from './undo-notice.tsx'
import { UnsentNotes } from './unsent-notes.tsx'

const addressOf = (q: string | undefined, cursor?: string): string => {
  const search = new URLSearchParams({ ...(q && { q }), ...(cursor && { cursor }) })
  return search.size > 0 ? `${learningPaths.notes()}?${search}` : learningPaths.notes()
}

type Props = NotesData & { answer: NoteAnswer | BookmarkAnswer | undefined }

/** The student's notes and bookmarks as one list, newest first. */
export function NotesPage({ owner, q, isFirst, page, answer }: Props) {
  const { t } = useTranslation('notes')
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 max-w-reading text-muted">{t('intro')}</p>
        <Link to={learningPaths.mistakes()} className="link inline-flex min-h-11 items-center">
          {t('mistakes')}
        </Link>
      </div>
      <UnsentNotes owner={owner} />
      <UndoNotice answer={answer} />
      {(page.count > 0 || q) && <NoteSearch q={q} count={page.count} />}
      {page.items.length === 0 ? (
        <Empty isSearch={q !== undefined} />
      ) : (
        <ul className="divide-y divide-hairline">
          {page.items.map((entry, index) => (
            // Keyed by content, so that a changed note shows its saved text.
            <NoteRow key={`${entry.questionId} ${entry.note}`} owner={owner} entry={entry} number={index + 1} />
          ))}
        </ul>
      )}
      <div className="flex justify-center gap-3">
        {!isFirst && (
          <LinkButton to={addressOf(q)} look="secondary">
            {t('common:list.first')}
          </LinkButton>
        )}
        {page.next !== null && <LinkButton to={addressOf(q, page.next)}>{t('common:list.next')}</LinkButton>}
      </div>
    </div>
  )
}

function Empty({ isSearch }: { isSearch: boolean }) {
  const { t } = useTranslation('notes')
  if (isSearch)
    return (
      <EmptyState
        illustration="empty"
        title={t('empty.noMatch')}
        text={t('empty.noMatchText')}
        action={<LinkButton to={learningPaths.notes()}>{t('all')}</LinkButton>}
      />
    )
  return (
    <EmptyState
      illustration="empty"
      title={t('empty.title')}
      text={t('empty.text')}
      action={<LinkButton to={paths.tests()}>{t('empty.tests')}</LinkButton>}
    />
  )
}
