import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

type Choice = { to: string; label: string; isShown: boolean }

/** Choices above a list as links, each one press away; the current one is scrolled into sight. */
export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const shown = choices.findIndex(({ isShown }) => isShown)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2
  }, [shown])
  return (
    <nav ref={nav} aria-label={label} className="relative -mx-1 overflow-x-auto">
      <ul className="flex gap-1">
        {choices.map(({ to, label: name, isShown }) => (
          <li key={name}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isShown ? 'true' : undefined}
              className="inline-flex min-h-9 items-center rounded-full px-3 text-sm whitespace-nowrap text-muted hover:bg-sunken hover:text-ink aria-[current=true]:bg-primary-soft aria-[current=true]:font-semibold aria-[current=true]:text-primary"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
