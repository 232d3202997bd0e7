import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react'

/** Props of a component; none for a component without parameters. */
export type PropsOf<Part> = Part extends () => ReactNode
  ? {}
  : Part extends (props: infer Props) => ReactNode
    ? Props & {}
    : never

/**
 * Component of a module whose script loads after the page; the server renders it. Its HTML, with links and forms that
 * work, stays until the script arrives. Memoised, because a render with new props before that would replace the HTML by
 * `fallback`.
 */
export const lazyPart = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  fallback: ReactNode = null,
) => {
  type Props = PropsOf<Module[Name]>
  const Part = lazy(async () => ({ default: (await load())[name] as ComponentType<object> }))
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  })
}
