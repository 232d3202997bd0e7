import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Step of the seek buttons and keys. */
export const stepMs = 10_000

type KeyActions = {
  step: (ms: number) => void
  speed: (direction: 'slower' | 'faster') => void
  captions: () => void
  full: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

const keyBindings: Record<string, ((actions: KeyActions) => void) | undefined> = {
  j: ({ step }) => step(-stepMs),
  l: ({ step }) => step(stepMs),
  '<': ({ speed }) => speed('slower'),
  '>': ({ speed }) => speed('faster'),
  c: ({ captions }) => captions(),
  f: ({ full }) => full(),
}

/** Keys beside those of the browser's controls, while the player has the focus. */
export const usePlayerKeys = (group: RefObject<HTMLElement | null>, actions: KeyActions): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const act = keyBindings[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act(actions)
  })
  useEffect(() => {
    const element = group.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [group])
}
