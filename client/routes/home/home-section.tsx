import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'

type Props = {
  title: string
  /** Where there is more of it. */
  all: { to: string; text: string }
  children: ReactNode
}

/** A part of the home page, with the way to the rest of it. */
export function HomeSection({ title, all, children }: Props) {
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl">{title}</h2>
        <LinkButton to={all.to} look="quiet" className="-mx-4">
          {all.text}
        </LinkButton>
      </div>
      {children}
    </section>
  )
}
