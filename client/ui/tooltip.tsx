import { cloneElement, useCallback, useEffect, useId, type ReactElement, type Ref } from 'react'
import { lastInput, tips } from './tooltips/tips.ts'
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

const inputs = ['pointerover', 'pointerdown', 'keydown'] as const

/** Draws the tooltips of the page, from the first time that a mouse or the keyboard comes to a button that has one. */
export function Tooltips() {
  const [View, ask] = useLazyView(loadView)
  useEffect(() => {
    const askOnTip = ({ target }: Event) => {
      if (lastInput.isTouch || !(target instanceof Node)) return
      if (tips.of(target)?.matches(':focus-visible, :hover')) ask()
    }
    const note = (event: PointerEvent | KeyboardEvent) => {
      lastInput.isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
      if (event.type === 'pointerover') askOnTip(event)
    }
    document.addEventListener('focusin', askOnTip)
    for (const type of inputs) document.addEventListener(type, note, true)
    return () => {
      document.removeEventListener('focusin', askOnTip)
      for (const type of inputs) document.removeEventListener(type, note, true)
    }
  }, [ask])
  return View && <View />
}
