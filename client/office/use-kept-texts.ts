import { useEffect, useRef, useState, type RefObject } from 'react'
import { ownKeeper } from './own-keeper.ts'

/** Typed texts of a versioned form that are not saved. `base`: version from which they began. */
export type KeptTexts = { base: number; at: number; typed: Record<string, string>; isSent: boolean }

/** Pause after typing before the texts are kept. */
const pauseMs = 400

const typedIn = (form: HTMLFormElement, controls: readonly string[]): Record<string, string> => {
  const posted = new FormData(form)
  return Object.fromEntries(
    controls.map((control) => [control, String(posted.get(control) ?? '').replaceAll('\r\n', '\n')]),
  )
}

const isSame = (typed: Record<string, string>, saved: Record<string, string>): boolean =>
  Object.entries(saved).every(([control, text]) => typed[control] === text)

type Options = {
  /** Administrator whose texts they are. */
  userId: string
  /** Name of the form on the device. */
  name: string
  controls: readonly string[]
  version: number
  /** Texts of the newest version. */
  saved: Record<string, string>
  form: RefObject<HTMLFormElement | null>
  /** True when the form shows what a refused save posted. */
  isRefused: boolean
}

/**
 * Keeps what is typed on the device until it is saved. `found`: texts of an earlier visit, which `take` puts into the
 * form.
 */
export const useKeptTexts = ({ userId, name, controls, version, saved, form, isRefused }: Options) => {
  const keeper = ownKeeper<KeptTexts>(userId, name)
  const [found, setFound] = useState<KeptTexts | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const kept = keeper.read()
    const isOver = kept !== null && (isSame(kept.typed, saved) || (kept.isSent && version > kept.base && !isRefused))
    if (isOver) keeper.forget()
    setFound(isOver || isRefused ? null : kept)
    return () => clearTimeout(timer.current)
    // Read once for each version: what is typed later is in the form already.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [version, isRefused])

  const keep = (isSent: boolean) => {
    clearTimeout(timer.current)
    if (!form.current) return
    const typed = typedIn(form.current, controls)
    if (isSame(typed, saved)) keeper.forget()
    else keeper.write({ base: Number(new FormData(form.current).get('base')), at: Date.now(), typed, isSent })
  }
  const discard = () => {
    keeper.forget()
    setFound(null)
  }
  const take = () => {
    const elements = form.current?.elements
    if (!found || !elements) return
    for (const [control, text] of [...Object.entries(found.typed), ['base', String(found.base)] as const]) {
      const element = elements.namedItem(control)
      if (!(element instanceof HTMLElement) || !('value' in element)) continue
      element.value = text
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
    setFound(null)
  }
  return {
    found,
    take,
    discard,
    listeners: {
      onInput: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => keep(false), pauseMs)
      },
      onSubmit: () => keep(true),
    },
  }
}
