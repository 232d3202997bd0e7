import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False at the edge and in the first pass in the browser, so that both agree; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
