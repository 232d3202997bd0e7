import { ExternalLink } from 'lucide-react'
import type { EntryNote } from '../../../../domain/current-affairs/feeds.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Private note of an item: headline, extract and address of the feed entry that it was drafted from. */
export function NoteCard({ note }: { note: EntryNote }) {
  const { t } = useTranslation('affairEditor')
  return (
    <aside aria-label={t('note.title')} className="rounded-md border border-dashed border-edge bg-sunken p-3 text-sm">
      <p className="text-muted">
        {t('note.title')} · {t('note.text')}
      </p>
      <p lang={note.language} className="mt-1 font-semibold [overflow-wrap:anywhere]">
        {note.title}
      </p>
      {note.extract && (
        <p lang={note.language} className="[overflow-wrap:anywhere]">
          {note.extract}
        </p>
      )}
      {note.url && (
        <a
          href={note.url}
          target="_blank"
          rel="noreferrer nofollow"
          className="link inline-flex min-h-9 items-center gap-1"
        >
          {t('note.open', { name: note.feedName })} <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
    </aside>
  )
}
