import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'

type Props = {
  title: string
  /** Link to all items. */
  all: { to: string; text: string }
  children: ReactNode
}

/** Section of the home page with a link to all items. */
export function HomeSection({ title, all, children }: Props) {
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg md:text-xl">{title}</h2>
        <LinkButton to={all.to} look="quiet" className="-mx-4">
          {all.text}
        </LinkButton>
      </div>
      {children}
    </section>
  )
}
