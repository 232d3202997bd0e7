import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Floating } from './floating.tsx'

type Props = {
  title: string
  onClose: () => void
  /** Attributes of the button that inserts. */
  insert: Pick<ComponentProps<typeof Button>, 'type' | 'form' | 'disabled' | 'onClick'>
  children: ReactNode
}

/** Dialog of the toolbar, with its two buttons. */
export function InsertDialog({ title, onClose, insert, children }: Props) {
  const { t } = useTranslation('richText')
  return (
    <Floating>
      <Dialog
        open
        onClose={onClose}
        title={title}
        actions={
          <>
            <Button look="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button {...insert}>{t('insert')}</Button>
          </>
        }
      >
        {children}
      </Dialog>
    </Floating>
  )
}
