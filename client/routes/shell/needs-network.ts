/** True when a click or submit needs the network for its page: without it the current page would be lost. */
export const needsNetwork = (event: Event): boolean => {
  if (!(event.target instanceof Element)) return false
  if (event.target instanceof HTMLFormElement) {
    const action = event.target.getAttribute('action')
    if (action === null) return false
    return event.target.method === 'get' || new URL(action, location.href).pathname !== location.pathname
  }
  const link = event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.host !== location.host || link.target || link.hasAttribute('download')) return false
  const opensAnother = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)
  const isPlaceHere = link.hash !== '' && link.pathname + link.search === location.pathname + location.search
  return !opensAnother && !isPlaceHere
}
