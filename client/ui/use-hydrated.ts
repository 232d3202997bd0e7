import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first client render, so that both agree; true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
