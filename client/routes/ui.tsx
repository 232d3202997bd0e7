import { useContext, useEffect } from 'react'
import { addShowcase } from '../i18n/load-strings.ts'
import { I18nContext, useTranslation } from '../i18n/use-translation.ts'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { Showcase } from './ui/showcase.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['showcase'],
  audience: 'everyone',
  keptBy: [],
} satisfies PageHandle

/** The forms of this page are there to be tried: nothing comes of them. */
export const action = () => null

export default function Ui() {
  useTranslation('ui')
  const i18n = useContext(I18nContext)
  const { language } = i18n
  const ready = i18n.has('ui')
  // Only this page shows these texts: who came here from another page has not got them yet.
  useEffect(() => {
    if (!ready) void addShowcase(i18n, language)
  }, [i18n, language, ready])
  return ready ? <Showcase /> : <PageSkeleton />
}
