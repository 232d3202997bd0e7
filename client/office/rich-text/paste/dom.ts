/** Elements that match a selector, as an array that later changes do not affect. */
export const allIn = (element: Element, selector: string): Element[] => Array.from(element.querySelectorAll(selector))
