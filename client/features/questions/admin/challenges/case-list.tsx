import { Link } from 'react-router'
import type { ChallengedQuestion } from '../../../../../domain/challenges/contract.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { When } from '../../../../office/list/changed.tsx'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'

type Props = { items: readonly ChallengedQuestion[]; now: number }

/** Challenged questions, each with the number of its challenges; also for the page of one test. */
export function CaseList({ items, now }: Props) {
  const { t } = useTranslation('keyChallenges')
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {items.map(({ questionVersionId, questionId, title, challenges, waiting, oldestAt, newestAt, code }) => (
        <li key={questionVersionId} className="py-2">
          <p>
            <Link
              to={officePaths.adminQuestionChallenges(questionId, questionVersionId)}
              className="text-primary hover:underline"
            >
              <BilingualText text={title} />
            </Link>
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular">
            <span className="font-semibold text-ink">{t('challenges', { count: challenges })}</span>
            {waiting > 0 && waiting < challenges && <span>{t('waiting', { count: waiting })}</span>}
            <When at={oldestAt ?? newestAt} now={now} />
            <span>{code}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
