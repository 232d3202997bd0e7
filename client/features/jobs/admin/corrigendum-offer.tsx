import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useEditor, useValue } from '../../../office/editor/editor-context.ts'
import { focusField } from '../../../office/editor/focus-field.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useAnnouncedChanges } from './use-announced-changes.ts'

/** Offer to announce the changes of a published notice. */
export function CorrigendumOffer() {
  const { t } = useTranslation('jobEditor')
  const { store, locked } = useEditor()
  const isAnnounced = useValue('corrigendum') !== null
  const { length: count } = useAnnouncedChanges()
  const [isDismissed, setDismissed] = useState(false)
  if (count === 0 || isAnnounced || isDismissed || locked !== null) return null
  const announce = () => {
    store.set('corrigendum', { en: '', hi: '' })
    // The fields are rendered first.
    setTimeout(() => focusField('corrigendum.en'))
  }
  return (
    <Notice
      title={t('corrigendum.offerTitle')}
      actions={
        <>
          <Button look="secondary" onClick={announce}>
            {t('corrigendum.announce')}
          </Button>
          <Button look="quiet" onClick={() => setDismissed(true)}>
            {t('corrigendum.silent')}
          </Button>
        </>
      }
    >
      {t('corrigendum.offer', { count })}
    </Notice>
  )
}
