import { useRouteLoaderData } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import type { loader } from '../../root.tsx'

/** Banners of a page. Style shows the first that is not closed. */
export function Banners({ pathname }: { pathname: string }) {
  const { language } = useLanguage()
  const banners = useRouteLoaderData<typeof loader>('root')?.banners ?? []
  const html = banners.map(({ on, html }) => (RegExp(on).test(pathname) ? html[language] : '')).join('')
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
