import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { MaterialDetail } from '../../../domain/materials/contract.ts'

/** Ways of reading a file: its drawn pages, or its text, which fits the width of the screen. */
export const materialViews = ['pages', 'text'] as const
export type MaterialView = (typeof materialViews)[number]

const key = 'material-view'

export const rememberView = (view: MaterialView): void => {
  try {
    localStorage.setItem(key, view)
  } catch {
    // Storage is blocked: the choice is not remembered.
  }
}

/** View chosen on this device; without a choice the text on a phone, whose pages would be too small to read. */
const usualView = (): MaterialView => {
  try {
    const stored = materialViews.find((view) => view === localStorage.getItem(key))
    if (stored) return stored
  } catch {
    // Storage is blocked: the view is that of the screen.
  }
  return matchMedia('(width < 48rem)').matches ? 'text' : 'pages'
}

/** Address of the same page in a view. */
export const addressOf = (search: URLSearchParams, view: MaterialView) => ({
  search: `?${new URLSearchParams([...[...search].filter(([name]) => name !== 'view'), ['view', view]])}`,
})

/**
 * View of a material: that of its address, else the usual one, to which the address is changed. `isSettled` is false
 * until the usual one is known, so that no file is fetched for nothing.
 */
export const useMaterialView = ({ hasText }: Pick<MaterialDetail, 'hasText'>) => {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = materialViews.find((view) => view === search.get('view'))
  const [isSettled, setIsSettled] = useState(asked !== undefined || !hasText)
  useEffect(() => {
    if (asked === undefined && hasText && usualView() === 'text')
      void navigate({ ...addressOf(search, 'text'), hash: location.hash }, { replace: true, preventScrollReset: true })
    else setIsSettled(true)
  }, [asked, hasText, navigate, search])
  return { view: hasText && asked === 'text' ? 'text' : 'pages', isSettled } as const
}
