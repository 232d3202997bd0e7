import { allIn } from './dom.ts'

const isWordItem = (element: Element): boolean => /mso-list:\s*l\d+ level\d+/i.test(element.getAttribute('style') ?? '')

const levelOf = (element: Element): number => Number(/level(\d+)/i.exec(element.getAttribute('style') ?? '')?.[1] ?? 1)

/** The sign before an item, such as `·` or `1.`, which Word writes as text. */
const takeSign = (item: Element): string => {
  for (const span of allIn(item, 'span')) {
    if (!/mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '')) continue
    const sign = (span.textContent ?? '').trim()
    span.parentNode?.removeChild(span)
    return sign
  }
  return ''
}

const isNumber = (sign: string): boolean => /^[(]?([0-9०-९]+|[a-z]|[ivxlc]+)[.)]/i.test(sign)

const startOf = (sign: string): number => Number(/^\(?(\d+)/.exec(sign)?.[1] ?? 1)

/** Makes lists of Word's list paragraphs, which have their level as a style and their sign as text. */
export const makeWordLists = (body: Element): void => {
  const { ownerDocument: document } = body
  let open: { list: Element; level: number }[] = []
  let last: Element | null = null
  for (const item of allIn(body, 'p, div, h1, h2, h3, h4, h5, h6')) {
    if (!isWordItem(item)) continue
    const level = levelOf(item)
    const sign = takeSign(item)
    const previous = item.previousElementSibling
    if (!last || previous !== open[0]?.list) open = []
    open = open.filter((entry) => entry.level <= level)
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(isNumber(sign) ? 'ol' : 'ul')
      if (isNumber(sign) && startOf(sign) !== 1) list.setAttribute('start', String(startOf(sign)))
      if (open.length > 0 && last) last.appendChild(list)
      else item.parentNode?.insertBefore(list, item)
      open.push({ list, level })
    }
    last = document.createElement('li')
    while (item.firstChild) last.appendChild(item.firstChild)
    open.at(-1)?.list.appendChild(last)
    item.parentNode?.removeChild(item)
  }
}
