/** Elements that match a selector, as they are now. */
export const allIn = (element: Element, selector: string): Element[] => Array.from(element.querySelectorAll(selector))
