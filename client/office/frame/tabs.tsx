import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'

export type Tab = {
  /** Value of `?tab=`; empty for the screen's first tab, which has none. */
  tab: string
  label: string
  /** Shown after the label, such as a number of waiting items. */
  count?: string | number | null
  /** Address of a tab that is on another screen. */
  to?: string
}

/** Address of a tab. It drops the parameters of the tab that is left. */
const addressOf = (pathname: string, tab: string): string =>
  tab === '' ? pathname : `${pathname}?${new URLSearchParams({ tab })}`

/** The tab that an address names; the first one for an unknown value. */
export const tabOf = <Name extends string>(search: URLSearchParams, tabs: readonly [Name, ...Name[]]): Name =>
  tabs.find((tab) => tab === (search.get('tab') ?? '')) ?? tabs[0]

/** Tabs of a screen as links; the open tab is part of the address. */
export function Tabs({ label, tabs, shown }: { label: string; tabs: readonly Tab[]; shown: string }) {
  const { pathname } = useLocation()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // The tabs may be wider than a phone.
    const link = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (box.current && link) box.current.scrollLeft = link.offsetLeft - (box.current.clientWidth - link.offsetWidth) / 2
  }, [shown])
  return (
    <nav ref={box} aria-label={label} className="-mx-1 overflow-x-auto">
      <ul className="flex">
        {tabs.map(({ tab, label: name, count, to }) => (
          <li key={tab}>
            <Link
              to={to ?? addressOf(pathname, tab)}
              aria-current={tab === shown ? 'page' : undefined}
              className="inline-flex min-h-10 items-center gap-2 border-b-2 border-transparent px-3 whitespace-nowrap text-muted -outline-offset-3 hover:text-ink aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              {name}
              {count !== undefined && count !== null && (
                <span className="tabular rounded-full bg-sunken px-1.5 text-xs text-muted">{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
