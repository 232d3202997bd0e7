import type { ComponentProps } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { certaintyField } from './certainty-action.ts'

type Props = { turnsOn: boolean; look: ComponentProps<typeof Button>['look'] }

/** Switches the buttons of certainty on or off. Works without script. */
export function CertaintyButton({ turnsOn, look }: Props) {
  const { t } = useTranslation('coach')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={certaintyField} value={turnsOn ? 'on' : 'off'} />
      <Button type="submit" look={look} disabled={isBusy}>
        {t(turnsOn ? 'turnOn' : 'turnOff')}
      </Button>
    </Form>
  )
}

/** Explains certainty, with its switch unless `hasSwitch` says that the page has it elsewhere. */
export function CertaintyForm({ isOn, hasSwitch }: { isOn: boolean; hasSwitch: boolean }) {
  const { t } = useTranslation('coach')
  return (
    <section className="grid justify-items-start gap-2">
      <h2 className="text-lg">{t('certainty')}</h2>
      <p className="max-w-reading">{t(isOn ? 'certaintyOn' : 'certaintyOff')}</p>
      {!hasSwitch && <CertaintyButton turnsOn={!isOn} look="secondary" />}
    </section>
  )
}
