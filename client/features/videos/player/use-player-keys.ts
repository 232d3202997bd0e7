import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Step of the seek buttons and keys. */
export const stepMs = 10_000

type KeyActions = {
  toggle: () => void
  step: (ms: number) => void
  speed: (direction: 'slower' | 'faster') => void
  captions: () => void
  full: () => void
}

type KeyBindings = Record<string, ((actions: KeyActions) => void) | undefined>

/** True for controls that take keys themselves. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Keys of the video alone; elsewhere they press a button or move its slider. */
const ofVideo: KeyBindings = {
  ' ': ({ toggle }) => toggle(),
  arrowleft: ({ step }) => step(-stepMs),
  arrowright: ({ step }) => step(stepMs),
}

const keyBindings: KeyBindings = {
  k: ({ toggle }) => toggle(),
  j: ({ step }) => step(-stepMs),
  l: ({ step }) => step(stepMs),
  '<': ({ speed }) => speed('slower'),
  '>': ({ speed }) => speed('faster'),
  c: ({ captions }) => captions(),
  f: ({ full }) => full(),
}

/** Keys of the player while it has the focus. */
export const usePlayerKeys = (group: RefObject<HTMLElement | null>, actions: KeyActions): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return
    const key = event.key.toLowerCase()
    const act = keyBindings[key] ?? (event.target instanceof HTMLVideoElement ? ofVideo[key] : undefined)
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
