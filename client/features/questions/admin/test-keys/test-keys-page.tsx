import { Link } from 'react-router'
import type { TestKeyLine } from '../../../../../domain/catalogue/test-page.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { KeyLine as Key } from '../../../../../domain/questions/key-page.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { WrittenText } from '../../../../ui/written-text.tsx'
import { KeyLine } from '../shown/shown-question.tsx'

/** Keys of a test's questions: what counts, what was before, and what waits for an answer about them. */
export function TestKeysPage({ items, isPublished }: { items: readonly TestKeyLine[]; isPublished: boolean }) {
  const { t } = useTranslation('testPage')
  if (items.length === 0) return <EmptyState title={t('keys.none')} text={t('keys.noneText')} />
  const waiting = items.filter(({ keys, reports, challenges }) => reports + challenges > 0 || proposalOf(keys)).length
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-4">
      <p className="max-w-reading text-muted">{t(isPublished ? 'keys.intro' : 'keys.draftIntro')}</p>
      <p className="tabular font-semibold">
        {t('keys.total', { count: items.length })} · {t('keys.waiting', { count: waiting })}
      </p>
      <ol className="divide-y divide-hairline border-y border-hairline">
        {items.map((item, index) => (
          <Line key={item.questionVersionId} item={item} number={index + 1} isPublished={isPublished} />
        ))}
      </ol>
    </div>
  )
}

const proposalOf = (keys: readonly Key[]) => keys.find(({ state }) => state === 'proposed')

type LineProps = { item: TestKeyLine; number: number; isPublished: boolean }

function Line({ item, number, isPublished }: LineProps) {
  const { t } = useTranslation('testPage')
  const { questionId, code, title, body, keys } = item
  const current = keys.find(({ state }) => state === 'current')
  return (
    <li className="flex gap-3 py-3">
      <span className="tabular w-8 shrink-0 text-right text-muted">{number}.</span>
      <div className="grid min-w-0 flex-1 gap-1">
        <Link to={officePaths.adminQuestion(questionId)} className="line-clamp-2 text-ink no-underline hover:underline">
          <BilingualText text={title} />
        </Link>
        <p className="text-sm text-muted">{code}</p>
        {current && <KeyLine question={{ ...current, body }} />}
        <Waiting item={item} />
        {keys.length > 1 && <History keys={keys} body={body} />}
        {isPublished && (
          <p>
            <Link
              to={officePaths.adminQuestionKey(questionId)}
              aria-label={t('keys.correctOf', { number })}
              className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
            >
              {t('keys.correct')}
            </Link>
          </p>
        )}
      </div>
    </li>
  )
}

/** Links to what waits about a question. */
function Waiting({ item: { questionId, questionVersionId, keys, reports, challenges } }: { item: TestKeyLine }) {
  const { t } = useTranslation('testPage')
  const links = [
    [proposalOf(keys) ? 1 : 0, 'proposed', officePaths.adminQuestionKey(questionId)],
    [reports, 'reports', officePaths.adminQuestionReports(questionId)],
    [challenges, 'challenges', officePaths.adminQuestionChallenges(questionId, questionVersionId)],
  ] as const
  const shown = links.filter(([count]) => count > 0)
  if (shown.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4">
      {shown.map(([count, name, to]) => (
        <Link key={name} to={to} className="inline-flex min-h-9 items-center pointer-coarse:min-h-11">
          <Badge tone="warning">{t(`keys.${name}`, { count })}</Badge>
        </Link>
      ))}
    </p>
  )
}

function History({ keys, body }: Pick<TestKeyLine, 'keys' | 'body'>) {
  const { t } = useTranslation('testPage')
  const { dateTime } = useFormat()
  return (
    <details>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-primary pointer-coarse:min-h-11">
        {t('keys.history', { count: keys.length })}
      </summary>
      <ol className="mt-1 grid gap-2">
        {keys.map((key) => (
          <li key={key.version} className="text-sm">
            <p className="text-muted">
              {t(`keyChange:states.${key.state}`)} · {dateTime(key.createdAt)}
            </p>
            <KeyLine question={{ ...key, body }} />
            <p>{key.reason ? <WrittenText text={key.reason} /> : t('keyChange:first')}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
