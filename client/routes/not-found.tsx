import { data } from 'react-router'
import { NotFound } from './shell/not-found.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['site'],
  audience: 'everyone',
} satisfies PageHandle

export const loader = () => data(null, { status: 404 })

/** Posts to unknown addresses get the same page. */
export const action = loader

export default function NotFoundPage() {
  return (
    <div className="page">
      <NotFound />
    </div>
  )
}
