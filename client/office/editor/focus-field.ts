/** Name of the event that makes a small screen show a language; `detail` is the language. */
export const showLanguage = 'show-language'

const controlAt = (path: string): HTMLElement | null => {
  const name = CSS.escape(path)
  return (
    document.querySelector<HTMLElement>(`[name="${name}"]`) ??
    document.querySelector<HTMLElement>(`[data-path="${name}"]`)
  )
}

/** Control of a path, or of the nearest group or list that holds it. */
const nearest = (path: string): HTMLElement | null => {
  for (let at = path; at !== ''; at = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '') {
    const found = controlAt(at)
    if (found) return found
  }
  return null
}

const firstControl = (element: HTMLElement): HTMLElement =>
  element.matches('input, textarea, select')
    ? element
    : (element.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select, button') ?? element)

/** Name of the event at which a row that is far from the window draws its fields. */
export const showField = 'show-field'

const focusOn = (found: HTMLElement): void => {
  for (let box = found.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true
  const control = firstControl(found)
  control.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
}

/** Scrolls to the field at a path and focuses it, in its language. */
export const focusField = (path: string): void => {
  const language = /\.(en|hi)$/.exec(path)?.[1]
  if (language) {
    nearest(path)
      ?.closest('[data-shown]')
      ?.dispatchEvent(new CustomEvent(showLanguage, { detail: language }))
  }
  // After React has drawn a new row or the other language.
  requestAnimationFrame(() => {
    const found = nearest(path)
    if (!found) return
    found.dispatchEvent(new CustomEvent(showField, { bubbles: true }))
    focusOn(nearest(path) ?? found)
  })
}
