import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

type PropsOf<Part> = Part extends () => ReactNode
  ? {}
  : Part extends (props: infer Props) => ReactNode
    ? Props & {}
    : never

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
      if (!Part) void fetch().then(() => loaded && setPart(() => loaded))
    }, [Part])
    return Part ? <Part {...props} /> : waiting
  }
  return Object.assign(Late, { fetch })
}
