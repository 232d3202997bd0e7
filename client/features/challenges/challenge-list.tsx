import { Link } from 'react-router'
import type { OwnChallenge } from '../../../domain/challenges/contract.ts'
import { learningPaths } from '../../../domain/learning-paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import type { ChallengesData } from './load-challenges.ts'
import { useWords } from './use-words.ts'

const tones = { open: 'primary', taken_up: 'warning', withdrawn: 'neutral', ruled: 'success' } as const

/** The student's challenges of a test with their states and rulings. */
export function ChallengeList({ data }: { data: ChallengesData }) {
  const { t } = useTranslation('challenges')
  const { items } = data.challenges
  if (items.length === 0) return data.asked ? null : <p className="text-muted">{t('none')}</p>
  return (
    <section aria-labelledby={data.asked ? 'my-challenges' : undefined}>
      {data.asked && (
        <h2 id="my-challenges" className="text-lg">
          {t('listTitle')}
        </h2>
      )}
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {items.map((challenge) => (
          <Line key={challenge.id} challenge={challenge} data={data} />
        ))}
      </ul>
    </section>
  )
}

function Line({ challenge, data }: { challenge: OwnChallenge; data: ChallengesData }) {
  const { t } = useTranslation('challenges')
  const { date } = useFormat()
  const words = useWords()
  const { questionId, attemptId, state, proposal, createdAt, ruling } = challenge
  const found = data.questions.find(({ question }) => question.id === questionId)
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {found && (
          <Link to={learningPaths.challenges(data.testId, attemptId, questionId)} className="link font-semibold">
            {t('numbered', { number: found.number })}
          </Link>
        )}
        <span>{words.proposal(proposal, found?.question)}</span>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        <span className="text-sm text-muted">{t('sentOn', { date: date(createdAt) })}</span>
      </p>
      {ruling && (
        <p className="max-w-reading border-s-2 border-edge ps-3">
          <strong>{t(`decisions.${ruling.decision}`)}</strong>{' '}
          <span className="text-sm text-muted">{t('ruling', { date: date(ruling.at) })}</span>
          <br />
          <BilingualText text={ruling.reason} />
        </p>
      )}
    </li>
  )
}
