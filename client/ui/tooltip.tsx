import { cloneElement, useCallback, useEffect, useId, type ReactElement, type Ref } from 'react'
import { lastInput, tips } from './tooltips/tips.ts'
import { useLazyView } from './use-lazy-view.ts'

type Named = { ref?: Ref<HTMLElement> | undefined; 'aria-label'?: string }

/**
 * Names an icon-only button: `aria-label` at once, a tooltip on hover and focus. The button is never wrapped or
 * replaced, so nothing moves and no focus is lost when the tooltip script loads.
 */
export function Tooltip({ label, children }: { label: string; children: ReactElement<Named> }) {
  const id = useId()
  const { ref } = children.props
  // No clean-up function: React Router's Link merges refs and calls them with null instead.
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

/** Tooltips of the page, loaded at the first hover or focus of a button that has one. */
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
