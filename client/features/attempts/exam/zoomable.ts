/** A picture of a question that can be looked at larger; one inside an option chooses it instead. */
export const isZoomable = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.matches('.rich img') && !target.closest('label')

/** Makes buttons of the pictures of a text, which comes as HTML. Does nothing to those that are. */
export const makeZoomable = (body: HTMLElement | null, hint: string): void => {
  for (const image of body?.querySelectorAll('.rich img:not([role])') ?? []) {
    if (!isZoomable(image)) continue
    image.role = 'button'
    image.tabIndex = 0
    image.title = hint
  }
}
