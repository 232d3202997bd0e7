import { lazy, memo, Suspense, type ComponentType } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'

const load = () => import('./late-parts.ts')
type Parts = Awaited<ReturnType<typeof load>>

/**
 * A part whose script arrives after the page. Until then it is the form that the server sent: whatever renders around
 * it (strings that arrive, say) must leave it alone, or what was typed into it would be gone. So it renders again for
 * new values only.
 */
const late = <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) => {
  const Part = lazy(async () => ({ default: pick(await load()) as ComponentType<object> }))
  return memo(function Late(props: Props) {
    return (
      <Suspense fallback={<Skeleton />}>
        <Part {...props} />
      </Suspense>
    )
  })
}

export const DataParts = late((parts) => parts.DataParts)
export const Bookmarks = late((parts) => parts.Bookmarks)
export const DetailsForm = late((parts) => parts.DetailsForm)
export const ExamForm = late((parts) => parts.ExamForm)
export const GuardianPart = late((parts) => parts.GuardianPart)
export const MyTests = late((parts) => parts.MyTests)
export const PictureForm = late((parts) => parts.PictureForm)
export const SecurityParts = late((parts) => parts.SecurityParts)
export const UnconfirmedNotice = late((parts) => parts.UnconfirmedNotice)
