import { useCallback, useState, type ComponentType } from 'react'

/** Component loaded on demand; null until then and if loading fails. */
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
