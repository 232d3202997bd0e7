type EarlyClick = { button: HTMLElement | null; note: (event: Event) => void }

declare global {
  interface Window {
    earlyClick?: EarlyClick
  }
}

/**
 * Stands in the document's head: notes the last button pressed before the page's scripts are there. Links and forms
 * need no script, so only buttons that do nothing by themselves are noted.
 */
export const earlyClickScript = `{const early={button:null,note(event){early.button=event.target.closest("button[type=button]")}};addEventListener("click",early.note,true);window.earlyClick=early}`

/** From here on React answers: nothing more is noted, and whoever presses again means that press, not the first. */
export const endEarlyClicks = (): void => {
  const early = window.earlyClick
  if (!early) return
  removeEventListener('click', early.note, true)
  addEventListener('click', () => (early.button = null), { capture: true, once: true })
}

/** The press that came too early, made again now that something answers it. */
export const repeatEarlyClick = (): void => {
  const button = window.earlyClick?.button
  window.earlyClick = undefined
  if (button?.isConnected) button.click()
}
