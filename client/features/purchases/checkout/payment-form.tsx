import { useEffect, useRef } from 'react'
import type { PlacedOrder } from '../../../../domain/purchases/checkout.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'

/** True where the student came back to this document: sending again would lead on without being asked. */
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward'
}

type Props = { orderId: string; payment: NonNullable<PlacedOrder['payment']> }

/** Leads to the gateway: by itself, or by its button without script. */
export function PaymentForm({ orderId, payment: { url, fields } }: Props) {
  const { t } = useTranslation('checkout')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isReturn()) form.current?.submit()
  }, [])
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('leading.title')}</h1>
      <p role="status" className="mt-3">
        {t('leading.text')}
      </p>
      <form ref={form} method="post" action={url} className="mt-4 flex flex-wrap gap-3">
        <HiddenFields fields={fields} />
        <Button type="submit">{t('leading.go')}</Button>
        <LinkButton to={paths.order(orderId)} look="secondary">
          {t('leading.order')}
        </LinkButton>
      </form>
    </>
  )
}
