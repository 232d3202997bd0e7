import { ExternalLink, TriangleAlert, X } from 'lucide-react'
import { Form } from 'react-router'
import { startOfDayInIndia } from '../../../../domain/india.ts'
import type { Fact } from '../../../../domain/current-affairs/facts.ts'
import type { EntryNote } from '../../../../domain/current-affairs/feeds.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { iconButton } from '../../../office/button-classes.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { FactSearch, type OfferedFacts } from './fact-search.tsx'

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

type Props = { used: readonly Fact[]; offered: OfferedFacts }

/** Dated facts that an item uses, with a warning for expired ones. */
export function UsedFacts({ used, offered }: Props) {
  const { t } = useTranslation('affairEditor')
  return (
    <section aria-labelledby="used-facts" className="text-sm">
      <h2 id="used-facts" className="text-base">
        {t('used.title')}
      </h2>
      {used.length === 0 && <p className="text-muted">{t('used.none')}</p>}
      <ul className="divide-y divide-hairline">
        {used.map((fact) => (
          <UsedFact key={fact.id} fact={fact} />
        ))}
      </ul>
      <FactSearch offered={offered} used={used} />
    </section>
  )
}

function UsedFact({ fact }: { fact: Fact }) {
  const { t } = useTranslation('affairEditor')
  const { date } = useFormat()
  return (
    <li className="flex items-start gap-2 py-1">
      <div className="min-w-0 grow">
        <BilingualText text={fact.statement} />
        {fact.state === 'expired' && fact.validTo && (
          <p className="flex items-center gap-1 text-warning">
            <TriangleAlert aria-hidden className="size-4" />
            {t('used.expired', { date: date(startOfDayInIndia(fact.validTo)) })}
          </p>
        )}
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="unlink-fact" />
        <input type="hidden" name="factId" value={fact.id} />
        <button type="submit" aria-label={t('used.remove', { subject: fact.subject.en })} className={iconButton}>
          <X aria-hidden className="size-4" />
        </button>
      </Form>
    </li>
  )
}
