import { Link } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { Backlog } from './backlog.tsx'
import { ExamLine } from './exam-line.tsx'
import { CardList, Forecast, HowItWorks, SettingsPart, Topics } from './lazy-parts.tsx'
import type { RevisionAnswer, RevisionData } from './revision-data.ts'
import { Today } from './today.tsx'

type Props = RevisionData & { answer: RevisionAnswer | undefined }

/** The student's cards: what is due, what comes, and what decides it. */
export function RevisionPage({ overview, list, query, constraints, answer }: Props) {
  const { t } = useTranslation('revision')
  const { total, suspended, isBehind, savedLeft } = overview
  const isEmpty = total + suspended.aside + suspended.dropped + suspended.stale === 0
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <Link to={paths.profile()} className="link inline-flex min-h-11 items-center">
          {t('back')}
        </Link>
        <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
      </div>
      <Outcome answer={answer} />
      {isBehind && <Notice>{t('behind')}</Notice>}
      <ExamLine exam={overview.exam} />
      {isEmpty ? <Empty /> : <Today overview={overview} />}
      {!isEmpty && <Backlog overview={overview} />}
      {total > 0 && <Forecast forecast={overview.forecast} today={overview.today} />}
      {list && query && <CardList list={list} query={query} />}
      {(!isEmpty || savedLeft > 0) && <Topics overview={overview} />}
      <SettingsPart overview={overview} constraints={constraints} answer={answer} />
      <HowItWorks />
    </div>
  )
}

/** Refusal of an act and, without script, its confirmation. Those of the settings are at their form. */
function Outcome({ answer }: { answer: RevisionAnswer | undefined }) {
  const { t } = useTranslation('revision')
  const isHydrated = useHydrated()
  if (!answer) return null
  if (!answer.refusal) return isHydrated ? null : <Notice tone="success">{t(`done.${answer.intent}`)}</Notice>
  if (answer.intent === 'settings') return null
  const { code } = answer.refusal
  return <Notice tone="danger">{code === 'revision.cards_full' ? t('full') : t('failed')}</Notice>
}

function Empty() {
  const { t } = useTranslation('revision')
  return (
    <EmptyState
      illustration="welcome"
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <>
          <LinkButton to={paths.tests()}>{t('empty.test')}</LinkButton>
          <LinkButton to={paths.currentAffairs()} look="secondary">
            {t('empty.affairs')}
          </LinkButton>
        </>
      }
    />
  )
}
