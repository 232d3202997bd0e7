import { allIn } from './dom.ts'
import type { LeftOut } from './left-out.ts'

const unwrap = (element: Element): void => {
  while (element.firstChild) element.parentNode?.insertBefore(element.firstChild, element)
  element.parentNode?.removeChild(element)
}

const rename = (element: Element, name: string): void => {
  const renamed = element.ownerDocument.createElement(name)
  while (element.firstChild) renamed.appendChild(element.firstChild)
  element.parentNode?.replaceChild(renamed, element)
}

const remove = (element: Element): void => void element.parentNode?.removeChild(element)

const styleOf = (element: Element): string => element.getAttribute('style') ?? ''

const isHidden = (element: Element): boolean => /display:\s*none|mso-hide:\s*all/i.test(styleOf(element))

/** Fonts that draw Hindi in the place of Latin letters. */
const legacyFonts = /kruti ?dev|devlys|chanakya|shusha|walkman|shivaji/i

/** Makes elements of bold and italic styles, as Google Docs writes them. */
const markStyles = (body: Element): void => {
  for (const element of allIn(body, 'b, strong')) {
    // The wrapper of a copy from Google Docs.
    if (/font-weight:\s*(normal|400)/i.test(styleOf(element))) unwrap(element)
  }
  for (const element of allIn(body, 'span, font')) {
    const style = styleOf(element)
    const isStrong = /font-weight:\s*(bold|[6-9]00)/i.test(style)
    const isSlanted = /font-style:\s*italic/i.test(style)
    if (isStrong || isSlanted) rename(element, isStrong ? 'strong' : 'em')
  }
}

/** Moves lists that are children of lists into the item before. */
const nestLists = (body: Element): void => {
  for (const list of allIn(body, 'ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling
    if (item?.nodeName === 'LI') item.appendChild(list)
  }
}

const emoji = /^\p{Extended_Pictographic}/u

const isInvisible = (image: Element): boolean =>
  ['width', 'height'].some((name) => /^[01](px)?$/.test(image.getAttribute(name) ?? ''))

/** Removes pictures and other objects, and counts them. */
const removeObjects = (body: Element, leftOut: LeftOut): void => {
  for (const image of allIn(body, 'img')) {
    const alt = image.getAttribute('alt') ?? ''
    if (emoji.test(alt)) image.parentNode?.insertBefore(image.ownerDocument.createTextNode(alt), image)
    else if (!isInvisible(image)) leftOut.pictures += 1
    remove(image)
  }
  for (const object of allIn(body, 'svg, canvas, video, audio, iframe, object, embed')) {
    if (!body.contains(object)) continue
    leftOut.objects += 1
    remove(object)
  }
}

/** Fills spans of columns and rows with empty cells: tables of Markdown have no spans. */
const unspanTables = (body: Element): void => {
  for (const table of allIn(body, 'table')) {
    const carried: number[] = []
    for (const row of allIn(table, 'tr')) {
      let column = 0
      const fill = (before: Element | null) => {
        while ((carried[column] ?? 0) > 0) {
          carried[column] = (carried[column] ?? 0) - 1
          row.insertBefore(row.ownerDocument.createElement('td'), before)
          column += 1
        }
      }
      for (const cell of Array.from(row.children)) {
        fill(cell)
        const [width, height] = ['colspan', 'rowspan'].map((name) =>
          Math.min(50, Math.max(1, Number(cell.getAttribute(name)) || 1)),
        )
        for (let extra = 0; extra < (width ?? 1); extra += 1) {
          if (extra > 0) row.insertBefore(row.ownerDocument.createElement('td'), cell.nextSibling)
          carried[column] = (height ?? 1) - 1
          column += 1
        }
      }
      fill(null)
    }
  }
}

/** Unwraps tables that serve layout alone: those with one cell or with tables inside. */
const unwrapLayoutTables = (body: Element): void => {
  for (const table of allIn(body, 'table')) {
    if (!table.querySelector('table') && allIn(table, 'td, th').length > 1) continue
    for (const cell of allIn(table, 'td, th')) if (cell.closest('table') === table) rename(cell, 'div')
    for (const part of allIn(table, 'tr, tbody, thead, tfoot, caption, colgroup, col'))
      if (part.closest('table') === table) unwrap(part)
    rename(table, 'div')
  }
}

/** Removes and unwraps elements that have no Markdown, and counts what is left out. */
export const tidy = (body: Element, leftOut: LeftOut): void => {
  for (const element of allIn(body, 'style, script, meta, link, title, template, noscript, xml, button'))
    remove(element)
  for (const element of allIn(body, '[style], font')) {
    if (legacyFonts.test(`${styleOf(element)} ${element.getAttribute('face') ?? ''}`)) leftOut.legacyFont = true
    if (isHidden(element)) remove(element)
  }
  removeObjects(body, leftOut)
  markStyles(body)
  nestLists(body)
  unwrapLayoutTables(body)
  unspanTables(body)
}
