import { cloneElement, useCallback, useEffect, useId, type ReactElement, type Ref } from 'react'
import { tips } from './tooltips/tips.ts'
import { useLazyView } from './use-lazy-view.ts'

type Named = { ref?: Ref<HTMLElement> | undefined; 'aria-label'?: string }

/**
 * Names an icon-only button, for the ear at once and for the eye on hover and focus. The button itself is never
 * wrapped or replaced, so nothing moves and no focus is lost when the part that draws tooltips arrives.
 */
export function Tooltip({ label, children }: { label: string; children: ReactElement<Named> }) {
  const id = useId()
  const { ref } = children.props
  // Returns no clean-up function: React Router's Link, which merges refs, calls with null instead.
  const register = useCallback(
    (element: HTMLElement | null) => {
      tips.set(id, element && { id, element, label })
      give(ref, element)
    },
    [id, label, ref],
  )
  return cloneElement(children, { ref: register, 'aria-label': label })
}

const give = (ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void => {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}

const loadView = () => import('./tooltips/tooltip-view.tsx')

/** Draws the tooltips of the page, from the first time that a mouse or the keyboard comes to a button that has one. */
export function Tooltips() {
  const [View, ask] = useLazyView(loadView)
  useEffect(() => {
    if (View) return
    const askOnTip = ({ target }: Event) => {
      if (target instanceof Node && tips.of(target)?.matches(':focus-visible, :hover')) ask()
    }
    const askOnPointer = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') askOnTip(event)
    }
    document.addEventListener('pointerover', askOnPointer)
    document.addEventListener('focusin', askOnTip)
    return () => {
      document.removeEventListener('pointerover', askOnPointer)
      document.removeEventListener('focusin', askOnTip)
    }
  }, [View, ask])
  return View && <View />
}
