import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SocialProblem } from './social-problem.tsx'
import type { PopupState } from './use-popup-action.ts'

type Props = {
  state: PopupState
  /** The provider's name. */
  name: string
  onCancel: () => void
  /** Shown when the popup is blocked. */
  inThisWindow?: ReactNode
}

/** State of a popup beside its button: waiting, or the problem. */
export function PopupStatus({ state, name, onCancel, inThisWindow }: Props) {
  const { t } = useTranslation('accounts')
  if (state.name === 'waiting') {
    return (
      <Notice
        actions={
          <Button look="secondary" onClick={onCancel}>
            {t('social.cancel')}
          </Button>
        }
      >
        {t('social.waiting', { name })}
      </Notice>
    )
  }
  if (state.name !== 'problem') return null
  return (
    <SocialProblem
      problem={state.problem}
      name={name}
      actions={state.problem === 'popup_blocked' ? inThisWindow : undefined}
    />
  )
}
