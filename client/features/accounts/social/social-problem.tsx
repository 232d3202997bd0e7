import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { problemKey, type SocialProblem as Problem } from './problems.ts'

type Props = { problem: Problem; /** The provider's, where its words name it. */ name?: string; actions?: ReactNode }

/** What went wrong on the way through a provider, and what to do now. */
export function SocialProblem({ problem, name = '', actions }: Props) {
  const { t } = useTranslation('accounts')
  return (
    <Notice tone={problem === 'access_denied' || problem === 'popup_closed' ? 'warning' : 'danger'} actions={actions}>
      {t(problemKey(problem), { name })}
    </Notice>
  )
}
