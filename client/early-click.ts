type EarlyClick = { pressed: HTMLElement | null; note: (event: Event) => void }

declare global {
  interface Window {
    earlyClick?: EarlyClick
  }
}

/**
 * Inline script of the document's head: records the last press before hydration. Links and forms work without script,
 * so it records only buttons without a form, and inputs outside of forms.
 */
export const earlyClickScript = `{const early={pressed:null,note(event){early.pressed=event.target.closest("button[type=button],input[type=radio]:not(form input)")}};addEventListener("click",early.note,true);window.earlyClick=early}`

/** Ends the recording once React handles events: a repeated press must not count twice. */
export const endEarlyClicks = (): void => {
  const early = window.earlyClick
  if (!early) return
  removeEventListener('click', early.note, true)
  addEventListener('click', () => (early.pressed = null), { capture: true, once: true })
}

/** Replays the recorded press after hydration. */
export const repeatEarlyClick = (): void => {
  const pressed = window.earlyClick?.pressed
  window.earlyClick = undefined
  if (!pressed?.isConnected) return
  // Resets the input first: its change event fired before React listened.
  if (pressed instanceof HTMLInputElement) pressed.checked = false
  pressed.click()
}
