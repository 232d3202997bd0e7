import { useEffect, useState } from 'react'

/** Failed import of a script despite a network, in the wording of Chromium, Firefox and Safari. */
export const isLostScript = (error: unknown): boolean =>
  error instanceof TypeError && navigator.onLine && /module/.test(error.message)

declare global {
  interface Window {
    __reactRouterManifest?: { version: string }
  }
}

/** True when this build has not reloaded this address yet. Without session storage it is never true. */
const isFirstReload = (): boolean => {
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
 * Reloads a page whose script is gone, once: after a deployment the server sends it with the scripts of the new build.
 * Returns true while the reload is under way.
 */
export const useReloadOnce = (error: unknown): boolean => {
  const [reloads, setReloads] = useState(false)
  useEffect(() => {
    if (!isLostScript(error) || !isFirstReload()) return
    setReloads(true)
    location.reload()
  }, [error])
  return reloads
}
