import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'

export const Lines = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-hairline border-y border-hairline">{children}</ul>
)

type Props = {
  to: string
  title: Bilingual
  /** Picture before it. */
  tile?: ReactNode
  /** Shown beside the title. */
  badge?: ReactNode
  /** Shown below the title. */
  children?: ReactNode
}

/** Item of a short list; the whole line is its link. */
export const Line = ({ to, title, tile, badge, children }: Props) => (
  <li className="relative flex gap-3 py-3 hover:text-primary">
    {tile}
    <div className="min-w-0 grow">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link to={to} className="font-semibold after:absolute after:inset-0">
          <BilingualText text={title} />
        </Link>
        {badge}
      </p>
      {children && <div className="mt-1 text-sm text-muted">{children}</div>}
    </div>
  </li>
)
