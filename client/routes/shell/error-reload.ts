import { useEffect, useState } from 'react'

/** A script of ours that did not come though there is a network, as Chromium, Firefox and Safari word it. */
export const isLostScript = (error: unknown): boolean =>
  error instanceof TypeError && navigator.onLine && /module/.test(error.message)

declare global {
  interface Window {
    __reactRouterManifest?: { version: string }
  }
}

/** Whether this build has not loaded this address anew yet. Where nothing can be remembered it never does. */
const isFirstTime = (): boolean => {
  try {
    const key = `lost ${window.__reactRouterManifest?.version} ${location.pathname}`
    const known = sessionStorage.getItem(key)
    sessionStorage.setItem(key, '1')
    return known === null
  } catch {
    return false
  }
}

/**
 * A page whose script is lost while there is a network is loaded anew, once: the server has it whole, and after a deploy
 * with the scripts of the new build. Returns whether that is under way.
 */
export const useReloadOnce = (error: unknown): boolean => {
  const [reloads, setReloads] = useState(false)
  useEffect(() => {
    if (!isLostScript(error) || !isFirstTime()) return
    setReloads(true)
    location.reload()
  }, [error])
  return reloads
}
