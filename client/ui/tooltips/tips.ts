export type Tip = { id: string; element: HTMLElement; label: string }

/** A finger leaves :hover behind where it was: after a touch nothing counts as pointed at, until a mouse or a key does. */
export const lastInput = { isTouch: false }

let all: readonly Tip[] = []
const listeners = new Set<() => void>()

/** The elements of this page that have a tooltip. */
export const tips = {
  all: () => all,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Null where the element is gone. */
  set: (id: string, tip: Tip | null) => {
    const others = all.filter((other) => other.id !== id)
    all = tip ? [...others, tip] : others
    for (const listener of listeners) listener()
  },
  /** The element with a tooltip that holds a node. */
  of: (node: Node): HTMLElement | undefined => all.find(({ element }) => element.contains(node))?.element,
}
