import { useContext, useEffect } from 'react'
import { addShowcase } from '../i18n/load-strings.ts'
import { I18nContext, useTranslation } from '../i18n/use-translation.ts'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { Showcase } from './ui/showcase.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['showcase'],
  audience: 'everyone',
  cacheKeys: [],
} satisfies PageHandle

/** Forms of this page have no effect. */
export const action = () => null

export default function Ui() {
  useTranslation('ui')
  const i18n = useContext(I18nContext)
  const { language } = i18n
  const ready = i18n.has('ui')
  // Loads the texts of this page for a reader who comes from another one.
  useEffect(() => {
    if (!ready) void addShowcase(i18n, language)
  }, [i18n, language, ready])
  return ready ? <Showcase /> : <PageSkeleton />
}
