import type { JobDetail } from '../../../domain/jobs/contract.ts'
import type {
  EligibilityAnswer,
  PostVerdict,
  EligibilityReason,
  EligibilityCheck,
} from '../../../domain/jobs/eligibility.ts'
import { accountPaths } from '../../../domain/account-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { loginAddress } from '../../sign-in-first.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useJobValues } from './use-job-values.ts'

const noticeTones = { eligible: 'success', check: 'info', not: 'warning' } as const
const badgeTones = { eligible: 'success', check: 'primary', not: 'danger' } as const

type Props = { job: Pick<JobDetail, 'id' | 'posts' | 'verdict'> }

/** Eligibility by the student's profile, with every reason and every point to check. */
export function VerdictPart({ job }: Props) {
  const { t } = useTranslation('job')
  const { verdict, posts } = job
  if (verdict === null)
    return (
      <Notice
        actions={
          <LinkButton to={loginAddress(paths.job(job.id))} look="secondary">
            {t('verdict.signInButton')}
          </LinkButton>
        }
      >
        {t('verdict.signIn')}
      </Notice>
    )
  const { answer } = verdict
  const some = answer === 'eligible' && verdict.posts.some((post) => post.answer !== 'eligible')
  const lacks = verdict.posts.some(({ checks }) => checks.some(({ check }) => check === 'missing'))
  return (
    <Notice
      tone={noticeTones[answer]}
      title={t(`verdict.${answer}`)}
      actions={
        (lacks || answer === 'not') && (
          <LinkButton to={accountPaths.profileExams()} look="secondary">
            {t('verdict.profile')}
          </LinkButton>
        )
      }
    >
      <p>{t(some ? 'verdict.eligibleSome' : (`verdict.${answer}Text` as const))}</p>
      <div className="mt-2 grid gap-3">
        {posts.map((post, index) => {
          const own = verdict.posts[index]
          return own && (posts.length > 1 || own.answer !== 'eligible') ? (
            <div key={post.name.en}>
              {posts.length > 1 && (
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  <BilingualText text={post.name} /> <AnswerBadge answer={own.answer} />
                </p>
              )}
              <Findings verdict={own} />
            </div>
          ) : null
        })}
      </div>
      <p className="mt-2 text-sm text-muted">{t('verdict.note')}</p>
    </Notice>
  )
}

function AnswerBadge({ answer }: { answer: EligibilityAnswer }) {
  const { t } = useTranslation('job')
  return <Badge tone={badgeTones[answer]}>{t(`verdict.${answer}`)}</Badge>
}

function Findings({ verdict: { reasons, checks } }: { verdict: PostVerdict }) {
  const say = useFindingWords()
  if (reasons.length + checks.length === 0) return null
  return (
    <ul className="mt-1 list-disc pl-5">
      {[...reasons.map(say.reason), ...checks.map(say.check)].map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}

const useFindingWords = () => {
  const { t } = useTranslation('job')
  const { day } = useJobValues()

  const tooOld = ({ bornFrom, relaxation: years }: { bornFrom: string; relaxation: number }): string =>
    t(years > 0 ? 'verdict.reasons.too_old_relaxed' : 'verdict.reasons.too_old', { date: day(bornFrom), years })

  const reason = (found: EligibilityReason): string => {
    switch (found.why) {
      case 'too_young':
        return t('verdict.reasons.too_young', { date: day(found.bornBy) })
      case 'too_old':
        return tooOld(found)
      case 'qualification':
        return t('verdict.reasons.qualification', { qualification: t(`student:qualification.${found.needs}`) })
      case 'domicile':
        return t('verdict.reasons.domicile', { state: t(`student:state.${found.state}`) })
      case 'no_seats':
        return t('verdict.reasons.no_seats', { category: t(`student:category.${found.category}`) })
    }
  }

  const check = (left: EligibilityCheck): string => {
    switch (left.check) {
      case 'missing':
        return t(`verdict.checks.${left.field}`)
      case 'subject':
        return t('verdict.checks.subject')
      case 'equivalence':
        return t('verdict.checks.equivalence', { qualification: t(`student:qualification.${left.needs}`) })
      case 'relaxation': {
        const special = left.unless.map((category) => t(`categories.${category}`)).join(', ')
        return `${tooOld(left)} ${t('verdict.checks.relaxation', { special })}`
      }
    }
  }

  return { reason, check }
}
