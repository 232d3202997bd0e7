import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

const isLost = (main: HTMLElement): boolean =>
  document.activeElement === null || document.activeElement === document.body || document.activeElement === main

const canTake = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && element.isConnected && element.checkVisibility() && !element.matches(':disabled')

const heading = (main: HTMLElement): HTMLElement | null => {
  const found = main.querySelector<HTMLElement>('h1')
  found?.setAttribute('tabindex', '-1')
  return found
}

/** What the reader meets next after a form: its first fault, the pressed control, the outcome, or the heading. */
const next = (main: HTMLElement, pressed: HTMLElement | null): HTMLElement | null => {
  const form = pressed?.closest('form')
  const fault = form?.isConnected ? form.querySelector<HTMLElement>('[aria-invalid=true]') : null
  const places = [fault, pressed, main.querySelector<HTMLElement>('[data-outcome]')]
  return places.find((each) => canTake(each ?? null)) ?? heading(main)
}

/**
 * Keeps the focus in the page where a navigation or a form takes it away: browsers drop it from a control that is
 * disabled or removed, and the keyboard would begin at the top of the document.
 */
export const useKeptFocus = (): void => {
  const { state } = useNavigation()
  const { key } = useLocation()
  const last = useRef<HTMLElement | null>(null)
  const shown = useRef(key)
  const wasBusy = useRef(false)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    if (state !== 'idle') {
      wasBusy.current = true
      return
    }
    const isSettled = wasBusy.current || shown.current !== key
    wasBusy.current = false
    shown.current = key
    const place = document.querySelector('main')
    if (!isSettled || !place) return
    // After the effects of the page, which may focus a place of their own.
    const frame = requestAnimationFrame(() => {
      if (isLost(place)) next(place, last.current)?.focus({ preventScroll: last.current?.isConnected === true })
    })
    return () => cancelAnimationFrame(frame)
  }, [state, key])
}
