import { Fragment } from 'react'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** Keys of a shortcut such as `Ctrl+Enter`, drawn as on the keyboard; a Mac names Command. */
export function Keys({ press }: { press: string }) {
  const isMac = useHydrated() && /Mac|iPhone|iPad/.test(navigator.platform)
  const names = press.split(/(?<=\w)\+/).map((name) => (name === 'Ctrl' && isMac ? '⌘' : name))
  return (
    <span className="inline-flex gap-1" lang="en">
      {names.map((name) => (
        <Fragment key={name}>
          <kbd className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-sm border border-edge bg-surface px-1.5 font-sans text-xs leading-none text-muted">
            {name.length === 1 ? name.toUpperCase() : name}
          </kbd>
        </Fragment>
      ))}
    </span>
  )
}
