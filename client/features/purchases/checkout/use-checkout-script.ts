import { useEffect, useState, type FormEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'

/**
 * Acts of the form with script: coupon and state change the price at once, and nothing is sent twice or without a
 * connection. The form itself is sent as a document, because only the answer's policy lets it lead to the gateway.
 */
export const useCheckoutScript = (ref: RefObject<HTMLFormElement | null>) => {
  const navigate = useNavigate()
  const [isOffline, setOffline] = useState(false)
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    // The page may be shown again, as it was sent, by the browser's Back.
    const again = () => setSent(false)
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])

  const priceAgain = () => {
    setOffline(!navigator.onLine)
    if (!ref.current || !navigator.onLine) return
    const form = new FormData(ref.current)
    const typed = ['coupon', 'state'].map((name): [string, string] => [name, String(form.get(name) ?? '')])
    void navigate(`?${new URLSearchParams(typed)}`, { replace: true, preventScrollReset: true })
  }

  const apply = (event: FormEvent) => {
    event.preventDefault()
    priceAgain()
  }

  const send = (event: FormEvent) => {
    setOffline(!navigator.onLine)
    if (isSent || !navigator.onLine) return event.preventDefault()
    setSent(true)
  }

  return { isOffline, isSent, apply, priceAgain, send }
}
