export type Tip = { id: string; element: HTMLElement; label: string }

/** Touch leaves :hover set, so after a touch nothing counts as pointed at until a mouse or key event. */
export const lastInput = { isTouch: false }

let all: readonly Tip[] = []
const listeners = new Set<() => void>()

/** Elements of this page with tooltips. */
export const tips = {
  all: () => all,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Null removes the element. */
  set: (id: string, tip: Tip | null) => {
    const others = all.filter((other) => other.id !== id)
    all = tip ? [...others, tip] : others
    for (const listener of listeners) listener()
  },
  /** Element with a tooltip that contains the node. */
  of: (node: Node): HTMLElement | undefined => all.find(({ element }) => element.contains(node))?.element,
}
