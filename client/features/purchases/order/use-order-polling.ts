import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderDetails } from '../../../../domain/purchases/checkout.ts'
import { makeApi, unwrap } from '../../../api.ts'

const pollMs = { first: 1_500, last: 30_000, growth: 1.3 }

const hasChanged = async ({ id, state, isAwaited }: OrderDetails): Promise<boolean> => {
  const found = await unwrap(makeApi(location.origin).orders[':orderId'].$get({ param: { orderId: id } }))
  return found.state !== state || found.isAwaited !== isAwaited
}

/** Loads the page again once its order has changed; asks with growing intervals while the page is visible. */
export const useOrderPolling = (order: OrderDetails, isActive: boolean): void => {
  const { revalidate } = useRevalidator()
  const look = useEffectEvent(async () => {
    // A load that fails would replace the page: without a connection nothing is loaded.
    if (await hasChanged(order).catch(() => false)) void revalidate()
  })
  useEffect(() => {
    if (!isActive) return
    let wait = pollMs.first
    let timer = setTimeout(poll, wait)
    function poll() {
      if (document.visibilityState === 'visible') void look()
      wait = Math.min(pollMs.last, wait * pollMs.growth)
      timer = setTimeout(poll, wait)
    }
    return () => clearTimeout(timer)
  }, [isActive, order.id])
}
