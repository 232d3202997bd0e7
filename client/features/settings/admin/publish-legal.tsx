import { useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** Button that saves the form around it and publishes it, after a question; without script it publishes at once. */
export function PublishLegal() {
  const { t } = useTranslation('settings')
  const [asks, setAsks] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const submit = useSubmit()
  const busy = useNavigation().state === 'submitting'
  const publish = () => {
    setAsks(false)
    void submit(button.current)
  }
  return (
    <>
      <Button
        ref={button}
        type="submit"
        name="intent"
        value="publish"
        disabled={busy}
        onClick={(event) => {
          event.preventDefault()
          setAsks(true)
        }}
      >
        {t('legal.publish')}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('legal.publishTitle')}
        actions={
          <>
            <Button look="secondary" onClick={() => setAsks(false)}>
              {t('keep')}
            </Button>
            <Button onClick={publish}>{t('legal.publish')}</Button>
          </>
        }
      >
        {t('legal.publishText')}
      </Dialog>
    </>
  )
}
