import { useEffect, useEffectEvent, type ComponentProps } from 'react'
import { lastInput } from './tips.ts'

/** What Radix gives to the element that opens a tooltip. */
type Given = Pick<
  ComponentProps<'button'>,
  'ref' | 'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick'
>

const isPointedAt = (element: HTMLElement, how: ':hover' | ':focus-visible'): boolean =>
  !lastInput.isTouch && element.matches(how)

const heardEvents = ['pointermove', 'pointerleave', 'pointerdown', 'focus', 'blur', 'click'] as const

/**
 * Lets Radix use an element that stands elsewhere in the page as its trigger: hands it the element and passes on what
 * happens there. Its `aria-describedby` is left out, since a tooltip repeats the name that the element has already.
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
      // An open menu says what its button is for.
      pointermove: element.ariaExpanded === 'true' ? undefined : given.onPointerMove,
      pointerleave: given.onPointerLeave,
      pointerdown: given.onPointerDown,
      // A closing menu gives focus back to its button: only a reader who uses the keyboard looks there.
      focus: isPointedAt(element, ':focus-visible') ? given.onFocus : undefined,
      blur: given.onBlur,
      click: given.onClick,
    }
    // Of a native event Radix finds all that it reads of React's.
    handlers[event.type]?.(event as never)
  })

  useEffect(() => {
    const listener = (event: Event) => pass(event)
    for (const type of heardEvents) element.addEventListener(type, listener)
    // The pointer or the focus came first, and called for the tooltips.
    if (isPointedAt(element, ':hover')) pass(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    if (isPointedAt(element, ':focus-visible')) pass(new FocusEvent('focus'))
    return () => {
      for (const type of heardEvents) element.removeEventListener(type, listener)
    }
  }, [element])
  return null
}
