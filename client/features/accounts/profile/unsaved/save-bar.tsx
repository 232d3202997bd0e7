import { useBlocker } from 'react-router'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { classes } from '../../../../ui/classes.ts'
import type { useProfileForm } from '../use-profile-form.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { useUnsaved } from './use-unsaved.ts'

type Props = {
  form: Pick<ReturnType<typeof useProfileForm>, 'ref' | 'refusal' | 'busy'>
  /** Address to which the form posts. */
  action: string
  submit: string
  /** Number of times that the form was saved. */
  round: number
}

/** Save button of a form, in sight above the bottom navigation while there are unsaved changes. */
export function SaveBar({ form: { ref, refusal, busy }, action, submit, round }: Props) {
  const { t } = useTranslation('profile')
  const isUnsaved = useUnsaved(ref, { round, isRefused: refusal !== null })
  // The router also calls this after it has moved to another page, until that page is rendered.
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isUnsaved && here.pathname === action && next.pathname !== action,
  )
  return (
    <>
      <div
        className={classes(
          'flex items-center justify-between gap-3 border-t border-hairline bg-surface py-3',
          isUnsaved && 'sticky bottom-0 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))]',
        )}
      >
        <Button type="submit" disabled={busy}>
          {busy ? t('common:waiting') : submit}
        </Button>
        <p role="status" className="text-end font-semibold">
          {isUnsaved && t('unsaved.state')}
        </p>
      </div>
      <LeaveDialog form={ref} action={action} blocker={blocker} />
    </>
  )
}
