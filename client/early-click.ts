type EarlyClick = { pressed: HTMLElement | null; note: (event: Event) => void }

declare global {
  interface Window {
    earlyClick?: EarlyClick
  }
}

/**
 * Stands in the document's head: notes what was pressed last before the page's scripts are there. Links and forms need
 * no script, so only buttons that do nothing by themselves are noted, and choices that stand outside of forms.
 */
export const earlyClickScript = `{const early={pressed:null,note(event){early.pressed=event.target.closest("button[type=button],input[type=radio]:not(form input)")}};addEventListener("click",early.note,true);window.earlyClick=early}`

/** From here on React answers: nothing more is noted, and whoever presses again means that press, not the first. */
export const endEarlyClicks = (): void => {
  const early = window.earlyClick
  if (!early) return
  removeEventListener('click', early.note, true)
  addEventListener('click', () => (early.pressed = null), { capture: true, once: true })
}

/** The press that came too early, made again now that something answers it. */
export const repeatEarlyClick = (): void => {
  const pressed = window.earlyClick?.pressed
  window.earlyClick = undefined
  if (!pressed?.isConnected) return
  // A choice is made already, which nobody was there to hear.
  if (pressed instanceof HTMLInputElement) pressed.checked = false
  pressed.click()
}
