import { Link } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Paging } from '../../../../office/list/paging.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { WrittenText } from '../../../../ui/written-text.tsx'
import { ChangeForm } from '../key-change/change-form.tsx'
import type { KeyAnswer } from '../key-change/key-action.ts'
import { WorkPart } from '../key-change/work-part.tsx'
import { KeyLine, ShownQuestion } from '../shown/shown-question.tsx'
import type { CaseAnswer } from './case-action.ts'
import { ChallengeLines } from './challenge-lines.tsx'
import type { CaseData } from './load-case.ts'
import { RulingForm } from './ruling-form.tsx'
import { TakeUp } from './take-up.tsx'
import { useProposalWords } from './use-proposal-words.ts'

type Props = { data: CaseData; answer: CaseAnswer | undefined; tried: KeyAnswer | undefined }

/** Challenges of a version of a question: what students say, what the figures say, and the ruling. */
export function CasePage({ data, answer, tried }: Props) {
  const { t } = useTranslation('keyChallenges')
  const { found, version, isFirst } = data
  const address = officePaths.adminQuestionChallenges(found.questionId, found.questionVersionId)
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-6">
      <Outcome answer={answer} />
      <section aria-labelledby="challenged-question" className="grid grid-cols-1 gap-3">
        <h2 id="challenged-question" className="border-b border-hairline pb-1 text-lg">
          {t('question')}
        </h2>
        <ShownQuestion question={version} />
      </section>
      <Facts data={data} />
      {found.waiting > 0 && <Ruling data={data} answer={answer} tried={tried} />}
      <Rulings data={data} />
      <section aria-labelledby="all-challenges" className="grid grid-cols-1 gap-3">
        <h2 id="all-challenges" className="text-lg">
          {t('all')}
        </h2>
        <ChallengeLines data={data} />
        <Paging
          label={t('pages')}
          first={isFirst ? null : address}
          next={found.page.next && `${address}&${new URLSearchParams({ cursor: found.page.next })}`}
        />
      </section>
    </div>
  )
}

function Outcome({ answer }: { answer: CaseAnswer | undefined }) {
  const { t } = useTranslation('keyChallenges')
  const { dateTime } = useFormat()
  if (!answer) return null
  const { intent, refusal, by } = answer
  if (!refusal) return <Notice tone="success">{t(intent === 'take' ? 'taken' : 'published')}</Notice>
  if (refusal.fields.includes('reason')) return null
  return (
    <Notice tone="danger">
      {by ? t('conflictBy', { name: by.name ?? t('someone'), date: dateTime(by.at) }) : t(`errors:${refusal.code}`)}
    </Notice>
  )
}

/** Proposals with their numbers, the statistics, and the keys that were in force. */
function Facts({ data: { found, version, statistics } }: { data: CaseData }) {
  const { t } = useTranslation('keyChallenges')
  const { dateTime } = useFormat()
  const words = useProposalWords(version.body)
  const figures = statistics?.groups.all.figures
  const rounded = (value: number | null | undefined): string => (typeof value === 'number' ? value.toFixed(0) : '–')
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      {found.proposals.length > 0 && (
        <section aria-labelledby="proposals">
          <h2 id="proposals" className="text-base">
            {t('proposals')}
          </h2>
          <ul className="mt-1 grid gap-1">
            {found.proposals.map(({ proposal, count }) => (
              <li key={JSON.stringify(proposal)} className="flex gap-3">
                <b className="w-10 shrink-0 text-end tabular">{count}</b>
                {words(proposal)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="figures">
        <h2 id="figures" className="text-base">
          {t('statistics')}
        </h2>
        <p className="tabular">
          {figures
            ? t('statisticsOf', {
                students: figures.students,
                facility: rounded(100 * figures.facility),
                discrimination: rounded(figures.discriminationIndex),
              })
            : t('statisticsFew')}
        </p>
        <p className="flex flex-wrap items-baseline gap-2">
          {statistics?.flags.map((flag) => (
            <Badge key={flag} tone={flag === 'key_suspect' ? 'danger' : 'warning'}>
              {t(`questionStatistics:flags.${flag}`)}
            </Badge>
          ))}
          <Link to={officePaths.adminQuestionStatistics(found.questionId)} className="link">
            {t('statisticsAll')}
          </Link>
        </p>
      </section>
      <section aria-labelledby="keys" className="lg:col-span-2">
        <h2 id="keys" className="text-base">
          {t('keys')}
        </h2>
        <ul className="mt-1 divide-y divide-hairline border-y border-hairline">
          {version.keys
            .filter(({ state }) => state === 'current' || state === 'superseded')
            .map((key) => (
              <li key={key.version} className="grid gap-1 py-2">
                <p className="text-sm text-muted">
                  {t('keyVersion', { version: key.version })} · {dateTime(key.createdAt)}
                </p>
                <KeyLine question={{ ...key, body: version.body }} />
                {key.reason && (
                  <p className="text-sm [overflow-wrap:anywhere]">
                    <WrittenText text={key.reason} />
                  </p>
                )}
              </li>
            ))}
        </ul>
      </section>
    </div>
  )
}

function Ruling({ data, answer, tried }: Props) {
  const { t } = useTranslation('keyChallenges')
  const { found, version, work, changes } = data
  const isApplying = work?.mode === 'commit' && (work.state === 'waiting' || work.state === 'running')
  const hasTrial = work?.mode === 'trial'
  return (
    <section aria-labelledby="ruling" className="grid grid-cols-1 gap-4">
      <h2 id="ruling" className="border-b border-hairline pb-1 text-lg">
        {t('rule')}
      </h2>
      <p className="max-w-reading text-muted">{t('ruleHint')}</p>
      {version.uses.some(({ phase, closesAt }) => phase === 'running' && closesAt !== null) && (
        <Notice tone="warning">{t('live')}</Notice>
      )}
      <TakeUp found={found} />
      {work && (hasTrial || isApplying) && (
        <WorkPart work={work} changes={changes} answer={tried?.intent === 'try' ? undefined : tried} mayApply={false} />
      )}
      {!isApplying && (!hasTrial || work.state === 'done') && (
        <div className="card p-4">
          <RulingForm data={data} answer={answer} />
        </div>
      )}
      {!hasTrial && !isApplying && (
        <details open={tried !== undefined}>
          <summary className="cursor-pointer font-semibold text-primary">{t('changeKey')}</summary>
          <p className="my-2 text-sm text-muted">{t('changeHint')}</p>
          <ChangeForm key={version.keys[0]?.version} version={version} answer={tried} />
        </details>
      )}
    </section>
  )
}

function Rulings({ data: { found } }: { data: CaseData }) {
  const { t } = useTranslation('keyChallenges')
  const { dateTime } = useFormat()
  if (found.rulings.length === 0) return null
  return (
    <section aria-labelledby="rulings">
      <h2 id="rulings" className="border-b border-hairline pb-1 text-lg">
        {t('earlier')}
      </h2>
      <ul className="divide-y divide-hairline">
        {found.rulings.map(({ id, decision, reason, at, by, challenges }) => (
          <li key={id} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Badge tone="success">{t(`decisions.${decision}`)}</Badge>
              <span className="text-sm text-muted">
                {t('rulingBy', { date: dateTime(at), name: by ?? t('someone') })},{' '}
                {t('closedCount', { count: challenges })}
              </span>
            </p>
            <p className="max-w-reading [overflow-wrap:anywhere]">
              <BilingualText text={reason} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
