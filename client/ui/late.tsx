import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

const retryMs = 2_000

type PropsOf<Part> = Part extends () => ReactNode
  ? {}
  : Part extends (props: infer Props) => ReactNode
    ? Props & {}
    : never

/**
 * A part of a page whose script comes after the first paint: what a module exports under a name. `fetch` brings it early:
 * later there may be no network. Where it cannot be had, the part asks again for as long as it is wanted, and nothing
 * else breaks; `waiting` stands in its place.
 */
export const late = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  waiting: ReactNode = null,
) => {
  type Props = PropsOf<Module[Name]>
  let loaded: ComponentType<Props> | null = null
  let coming: Promise<void> | null = null
  const fetch = (): Promise<void> =>
    (coming ??= load().then(
      (module) => void (loaded = module[name] as ComponentType<Props>),
      () => void (coming = null),
    ))

  function Late(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let wanted = Part === null
      const ask = () =>
        void fetch().then(() => {
          if (!wanted) return
          if (loaded) setPart(() => loaded)
          else timer = setTimeout(ask, retryMs)
        })
      if (wanted) ask()
      return () => {
        wanted = false
        clearTimeout(timer)
      }
    }, [Part])
    return Part ? <Part {...props} /> : waiting
  }
  return Object.assign(Late, { fetch })
}
