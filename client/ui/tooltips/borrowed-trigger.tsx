import { useEffect, useEffectEvent, type ComponentProps } from 'react'
import { lastInput } from './tips.ts'

/** Props that Radix passes to a tooltip's trigger. */
type Given = Pick<
  ComponentProps<'button'>,
  'ref' | 'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick'
>

const isPointedAt = (element: HTMLElement, how: ':hover' | ':focus-visible'): boolean =>
  !lastInput.isTouch && element.matches(how)

const heardEvents = ['pointermove', 'pointerleave', 'pointerdown', 'focus', 'blur', 'click'] as const

/**
 * Makes an existing element the trigger of a Radix tooltip: passes the element and its events on. Leaves
 * `aria-describedby` out, because the tooltip repeats the element's name.
 */
export function BorrowedTrigger({ element, ...given }: Given & { element: HTMLElement }) {
  const { ref } = given
  useEffect(() => {
    if (typeof ref !== 'function') return
    const detach = ref(element as HTMLButtonElement)
    return typeof detach === 'function' ? detach : () => void ref(null)
  }, [ref, element])

  const pass = useEffectEvent((event: Event) => {
    const handlers: Record<string, ((event: never) => void) | undefined> = {
      // No tooltip while the menu is open.
      pointermove: element.ariaExpanded === 'true' ? undefined : given.onPointerMove,
      pointerleave: given.onPointerLeave,
      pointerdown: given.onPointerDown,
      // A closing menu restores focus to its button; only keyboard focus shows the tooltip then.
      focus: isPointedAt(element, ':focus-visible') ? given.onFocus : undefined,
      blur: given.onBlur,
      click: given.onClick,
    }
    // Radix reads only fields that native events have too.
    handlers[event.type]?.(event as never)
  })

  useEffect(() => {
    const listener = (event: Event) => pass(event)
    for (const type of heardEvents) element.addEventListener(type, listener)
    // The pointer or focus that loaded the tooltips came before these listeners.
    if (isPointedAt(element, ':hover')) pass(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    if (isPointedAt(element, ':focus-visible')) pass(new FocusEvent('focus'))
    return () => {
      for (const type of heardEvents) element.removeEventListener(type, listener)
    }
  }, [element])
  return null
}
