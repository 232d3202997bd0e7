import { lazy, Suspense, type ComponentType } from 'react'

/** Few log-ins and sign-ups are asked for more: the scripts of these parts arrive with the first that is. */
const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part = lazy(async () => ({ default: (await load()) as ComponentType<object> }))
  return function Late(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

export const CodePart = late(async () => (await import('./code-part.tsx')).CodePart)
export const AskForCode = late(async () => (await import('./code-part.tsx')).AskForCode)
export const SignUpWork = late(async () => (await import('./work/sign-up-work.tsx')).SignUpWork)
