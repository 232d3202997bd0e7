import { Form, useNavigation } from 'react-router'
import type { OfficeTerm, Vocabulary } from '../../../../domain/vocabulary/terms.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../office/office-action.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EarlierNames } from './earlier-names.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { answerTo, NameFields, RefusedNotice } from './name-fields.tsx'
import { TermActs } from './term-acts.tsx'

type Common = { vocabulary: Vocabulary; answer: OfficeAnswer | undefined }

/** Terms of a vocabulary in the order of every list, with their use. */
export function TermsTab({ terms, vocabulary, answer }: { terms: OfficeTerm[] } & Common) {
  const { t } = useTranslation('vocabulary')
  return (
    <div className="grid max-w-4xl gap-4">
      <p className="max-w-reading text-muted">{t(`terms.${vocabulary}.intro`)}</p>
      {answer && answer.intent !== 'save-term' && <RefusedNotice answer={answer} />}
      <details key={terms.length} className="card px-3 py-2" open={answerTo(answer, 'save-term', '') !== undefined}>
        <summary className="cursor-pointer font-semibold text-primary">{t(`terms.${vocabulary}.add`)}</summary>
        <TermForm term={null} vocabulary={vocabulary} answer={answer} />
      </details>
      {terms.length === 0 ? (
        <EmptyState text={t('terms.none')} />
      ) : (
        <ol className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
          {terms.map((term, index) => (
            <TermRow
              key={term.id}
              term={term}
              vocabulary={vocabulary}
              isFirst={index === 0}
              isLast={index === terms.length - 1}
              answer={answer}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

type RowProps = { term: OfficeTerm; isFirst: boolean; isLast: boolean } & Common

function TermRow({ term, vocabulary, isFirst, isLast, answer }: RowProps) {
  const { t } = useTranslation('vocabulary')
  const { pick } = useBilingual()
  const { id, title, uses, archived, earlier } = term
  return (
    <li className="flex items-start gap-2 px-2 py-1">
      <MoveButtons id={id} of="term" vocabulary={vocabulary} name={pick(title)} isFirst={isFirst} isLast={isLast} />
      <details
        key={`${title.en} ${title.hi}`}
        className="min-w-0 grow"
        open={answerTo(answer, 'save-term', id) !== undefined}
      >
        <summary className="grid cursor-pointer grid-cols-[1fr_auto] items-baseline gap-x-4 py-1.5 after:col-start-2 after:row-start-1 sm:grid-cols-[1fr_auto_auto] sm:after:col-start-3">
          <span className="min-w-0">
            <span className="font-semibold">{pick(title)}</span> <span className="text-sm text-muted">{id}</span>{' '}
            {archived && <Badge tone="neutral">{t('terms.archived')}</Badge>}
          </span>
          <span className="tabular text-sm text-muted">
            {uses.length === 0 ? t('unused') : uses.map(({ use, count }) => t(`uses.${use}`, { count })).join(' · ')}
          </span>
        </summary>
        <TermForm term={term} vocabulary={vocabulary} answer={answer} />
        <EarlierNames id={id} intent="save-term" title={title} earlier={earlier} fields={{ vocabulary }} />
        <TermActs term={term} vocabulary={vocabulary} />
      </details>
    </li>
  )
}

function TermForm({ term, vocabulary, answer }: { term: OfficeTerm | null } & Common) {
  const { t } = useTranslation('vocabulary')
  const isBusy = useNavigation().state !== 'idle'
  const own = answerTo(answer, 'save-term', term?.id ?? '')
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-3 py-3 sm:grid-cols-2">
      <input type="hidden" name="id" value={term?.id ?? ''} />
      <input type="hidden" name="vocabulary" value={vocabulary} />
      <div className="empty:hidden sm:col-span-2">
        <RefusedNotice answer={own} title={term?.title ?? null} />
      </div>
      <NameFields title={term?.title ?? null} answer={own} />
      <div className="sm:col-span-2">
        <Button type="submit" name="intent" value="save-term" disabled={isBusy}>
          {t('save')}
        </Button>
      </div>
    </Form>
  )
}
