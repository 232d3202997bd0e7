import { isElement, textIn, type Element, type Node } from './markup/elements.ts'

const interaction = /interaction$/

export const isInteraction = ({ name }: Element): boolean => interaction.test(name)

const isOnlyContent = (parent: Element): boolean =>
  parent.children.every((child) => isElement(child) || child.value.trim() === '') &&
  parent.children.filter(isElement).length === 1

const blank: Node = { type: 'text', value: ' _____ ' }

/** Text of an interaction in the stem: its prompt, or a blank to fill in. */
const shown = (element: Element, parent: Element): Node[] => {
  if (element.name === 'textentryinteraction') return isOnlyContent(parent) ? [] : [blank]
  return element.children
    .filter((child) => isElement(child) && child.name === 'prompt')
    .map((prompt) => ({ ...(prompt as Element), name: 'div' }))
}

/** Parts that candidates do not see as the question. */
const isHidden = ({ name }: Element): boolean =>
  ['rubricblock', 'feedbackinline', 'feedbackblock', 'stylesheet'].includes(name)

/** The body of an item without its interactions, rubrics and feedback. */
export const stemOf = (body: Element): Element => ({
  ...body,
  children: body.children.flatMap((child): Node[] => {
    if (!isElement(child)) return [child]
    if (isHidden(child)) return []
    return isInteraction(child) ? shown(child, body) : [stemOf(child)]
  }),
})

export const withoutFeedback = (element: Element): Element => ({
  ...element,
  children: element.children.filter((child) => !isElement(child) || !isHidden(child)),
})

export const isBlankElement = (element: Element): boolean =>
  textIn(element).trim() === '' && !element.children.some((child) => isElement(child) && child.name === 'img')
