import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'
import { hasSamples, type MayBeSample } from './samples.ts'

type Props = { items: readonly MayBeSample[]; title?: string; children: ReactNode }

/** The one notice of a page with samples. Its lines carry a badge only where `isMixed` says so. */
export function SampleNotice({ items, title, children }: Props) {
  return (
    hasSamples(items) && (
      <Notice title={title} className="mb-5 text-sm">
        {children}
      </Notice>
    )
  )
}
