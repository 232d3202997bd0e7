import { useRouteLoaderData } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import type { loader } from '../../root.tsx'

/** Parts of a page that the edge made. Of banners, style shows the first that is not closed. */
export function EdgeHtml({ of, pathname }: { of: 'banners' | 'footer'; pathname: string }) {
  const { language } = useLanguage()
  const parts = useRouteLoaderData<typeof loader>('root')?.[of] ?? []
  const shown = parts.map(({ on, html }) => (RegExp(on).test(pathname) ? html[language] : ''))
  return <div dangerouslySetInnerHTML={{ __html: shown.join('') }} />
}
