import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { problemKey, type SocialProblem as Problem } from './problems.ts'

type Props = {
  problem: Problem
  /** Name of the provider, for texts that mention it. */ name?: string
  actions?: ReactNode
}

/** Notice of a failed social sign-in, with the next step. */
export function SocialProblem({ problem, name = '', actions }: Props) {
  const { t } = useTranslation('accounts')
  return (
    <Notice tone={problem === 'access_denied' || problem === 'popup_closed' ? 'warning' : 'danger'} actions={actions}>
      {t(problemKey(problem), { name })}
    </Notice>
  )
}
