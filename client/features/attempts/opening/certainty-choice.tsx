import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { readCertainty, saveCertainty } from '../exam/certainty/certainty-switch.ts'

/** Switches the buttons of certainty before a test; absent until the switch is known. */
export function CertaintyChoice() {
  const { t } = useTranslation('hall')
  const [isOn, setOn] = useState<boolean | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    readCertainty().then(setOn, () => undefined)
  }, [])
  if (isOn === null) return null
  const change = () => {
    setFailed(false)
    saveCertainty(!isOn).then(setOn, () => setFailed(true))
  }
  return (
    <section className="card grid gap-1 p-4">
      <h2 className="text-base">{t('certainty.title')}</h2>
      <p className="text-sm text-muted">{t('certainty.text')}</p>
      <Checkbox checked={isOn} onChange={change}>
        {t('certainty.switch')}
      </Checkbox>
      {hasFailed && (
        <p role="alert" className="text-sm text-danger">
          {t('certainty.failed')}
        </p>
      )}
    </section>
  )
}
