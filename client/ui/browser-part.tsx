import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { PropsOf } from './lazy-part.tsx'

/**
 * Component of a module that is rendered in the browser only, after the first paint. `fetch` preloads the module for a
 * time without network. `fallback` is shown until it has loaded, and permanently if the file no longer exists.
 */
export const browserPart = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  fallback: ReactNode = null,
) => {
  type Props = PropsOf<Module[Name]>
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  const fetch = (): Promise<void> =>
    (loading ??= load().then(
      (module) => void (loaded = module[name] as ComponentType<Props>),
      () => void (loading = null),
    ))

  function BrowserPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)
    useEffect(() => {
      if (!Part) void fetch().then(() => loaded && setPart(() => loaded))
    }, [Part])
    return Part ? <Part {...props} /> : fallback
  }
  return Object.assign(BrowserPart, { fetch })
}
