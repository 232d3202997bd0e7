import { useCallback, useState, type ComponentType } from 'react'

/**
 * A component that arrives when it is asked for, null until then. Where it cannot be had nothing breaks.
 */
export const useLazyView = (load: () => Promise<{ default: ComponentType }>) => {
  const [View, setView] = useState<ComponentType | null>(null)
  const ask = useCallback(
    () =>
      void load().then(
        (loaded) => setView(() => loaded.default),
        () => undefined,
      ),
    [load],
  )
  return [View, ask] as const
}
