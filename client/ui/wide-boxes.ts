import type { I18n } from '../i18n/instance.ts'

const labelBox = (box: Element, label: string) => {
  const isWide = box.scrollWidth > box.clientWidth
  for (const [name, value] of Object.entries({ tabindex: '0', role: 'group', 'aria-label': label }))
    if (isWide) box.setAttribute(name, value)
    else box.removeAttribute(name)
}

/**
 * Makes overflowing boxes of rich text scrollable by keyboard and labels them, now and as the page changes. Returns the
 * clean-up function.
 */
export const watchWideBoxes = (i18n: I18n): (() => void) => {
  const watched = new WeakSet<Element>()
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) labelBox(target.closest('.wide') ?? target, i18n.t('scrollsSideways'))
  })
  const find = () => {
    for (const box of document.querySelectorAll('.wide')) {
      if (watched.has(box)) continue
      watched.add(box)
      sizes.observe(box)
      // Fonts change the content's width without resizing the box.
      if (box.firstElementChild) sizes.observe(box.firstElementChild)
    }
  }
  const changes = new MutationObserver(find)
  changes.observe(document.body, { childList: true, subtree: true })
  find()
  return () => {
    changes.disconnect()
    sizes.disconnect()
  }
}
