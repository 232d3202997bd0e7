import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

const isLost = (main: HTMLElement): boolean =>
  document.activeElement === null || document.activeElement === document.body || document.activeElement === main

const canTake = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && element.isConnected && element.checkVisibility() && !element.matches(':disabled')

const heading = (main: HTMLElement): HTMLElement | null => {
  const found = main.querySelector<HTMLElement>('h1')
  found?.setAttribute('tabindex', '-1')
  return found
}

/** Element that takes the focus after a form: its first fault, the pressed control, the outcome, or the heading. */
const next = (main: HTMLElement, pressed: HTMLElement | null): HTMLElement | null => {
  const form = pressed?.closest('form')
  const fault = form?.isConnected ? form.querySelector<HTMLElement>('[aria-invalid=true]') : null
  const places = [fault, pressed, main.querySelector<HTMLElement>('[data-outcome]')]
  return places.find((each) => canTake(each ?? null)) ?? heading(main)
}

/**
 * Keeps the focus in the page after a form: browsers drop it from a control that is disabled or removed, and the
 * keyboard would begin at the top of the document.
 */
export const useKeptFocus = (): void => {
  const { state, formMethod } = useNavigation()
  const last = useRef<HTMLElement | null>(null)
  const isPosted = useRef(false)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    if (state !== 'idle') {
      isPosted.current ||= formMethod !== undefined && formMethod !== 'GET'
      return
    }
    const main = document.querySelector('main')
    if (!isPosted.current || !main) return
    isPosted.current = false
    // After the effects of the page, which may focus a place of their own.
    const frame = requestAnimationFrame(() => {
      if (isLost(main)) next(main, last.current)?.focus({ preventScroll: last.current?.isConnected === true })
    })
    return () => cancelAnimationFrame(frame)
  }, [state, formMethod])
}
