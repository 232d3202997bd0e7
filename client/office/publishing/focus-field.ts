const controls = 'input:not([type=hidden]), textarea, select, button'

/** The field at a path, else the nearest around it. */
const nearest = (path: string): HTMLElement | null => {
  const found = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
  const at = path.lastIndexOf('.')
  return found ?? (at === -1 ? null : nearest(path.slice(0, at)))
}

/** Shows the language of a path where a small screen shows one at a time. */
const showLanguage = (path: string): void => {
  const language = /\.(en|hi)$/.exec(path)?.[1]
  if (!language) return
  document.querySelector<HTMLElement>(`[data-shown] button[lang=${language}][aria-pressed=false]`)?.click()
}

/** Brings the field at a path into view and gives it the focus. */
export const focusField = (path: string): void => {
  showLanguage(path)
  requestAnimationFrame(() => {
    const place = nearest(path)
    for (let box = place?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true
    const own = document.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`)
    const target = own && place?.contains(own) ? own : place?.querySelector<HTMLElement>(controls)
    place?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  })
}
