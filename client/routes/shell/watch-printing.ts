/** Opens folded parts of the page's content while it is printed. Returns the function that ends it. */
export const watchPrinting = (): (() => void) => {
  let opened: HTMLDetailsElement[] = []
  const open = () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open], form *)')]
    for (const part of opened) part.open = true
  }
  const fold = () => {
    for (const part of opened) part.open = false
    opened = []
  }
  addEventListener('beforeprint', open)
  addEventListener('afterprint', fold)
  return () => {
    removeEventListener('beforeprint', open)
    removeEventListener('afterprint', fold)
  }
}
