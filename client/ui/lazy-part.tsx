import { lazy, memo, Suspense, useState, type ComponentType, type ReactNode } from 'react'

/** Props of a component; none for a component without parameters. */
export type PropsOf<Part> = Part extends () => ReactNode
  ? {}
  : Part extends (props: infer Props) => ReactNode
    ? Props & {}
    : never

/**
 * Component of a module whose script loads after the page; the server renders it. Its HTML, with links and forms that
 * work, stays until the script arrives. Memoised, because a render with new props before that would replace the HTML by
 * `fallback`. After `load` it is rendered at once, without `fallback`.
 */
export const lazyPart = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  fallback: ReactNode = null,
) => {
  type Props = PropsOf<Module[Name]>
  let loaded: ComponentType<object> | null = null
  const loadPart = async () => (loaded = (await load())[name] as ComponentType<object>)
  const Late = lazy(async () => ({ default: await loadPart() }))
  function Part(props: object) {
    const [View] = useState(() => loaded ?? Late)
    return <View {...props} />
  }
  const LazyPart = memo((props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  ))
  return Object.assign(LazyPart, { load: loadPart })
}
