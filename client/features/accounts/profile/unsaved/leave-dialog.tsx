import type { RefObject } from 'react'
import type { Blocker } from 'react-router'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useSaveAndGo } from './use-save-and-go.ts'

type Props = { form: RefObject<HTMLFormElement | null>; action: string; blocker: Blocker }

/** Asks before a form with unsaved changes is left: save, leave or stay. */
export function LeaveDialog({ form, action, blocker }: Props) {
  const { t } = useTranslation('profile')
  const { isSaving, save } = useSaveAndGo(form, action, blocker)
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={t('unsaved.title')}
      actions={
        <div className="grid w-full gap-3 sm:flex sm:w-auto">
          <Button onClick={save} disabled={isSaving}>
            {isSaving ? t('common:waiting') : t('unsaved.save')}
          </Button>
          <Button look="danger" onClick={() => blocker.proceed?.()}>
            {t('unsaved.leave')}
          </Button>
          <Button look="secondary" onClick={stay}>
            {t('unsaved.stay')}
          </Button>
        </div>
      }
    >
      {t('unsaved.text')}
    </Dialog>
  )
}
