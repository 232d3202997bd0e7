import { useContext } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { pageMeta } from './page-meta.ts'
import { SiteContext } from './site-context.ts'

type Props = {
  title: string
  description: string
  /** False for private and unfinished pages. */
  index?: boolean
  /** True for a page out of indexes that is sent in chats. */
  shared?: boolean
  /** Query string of the canonical address, with its `?`; empty by default. */
  query?: string
  /** Path of the page's own social image. */
  image?: string
}

/** The head of a page in the current language; React moves these elements into <head>. */
export function PageHead(props: Props) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const origin = useContext(SiteContext)
  const address = { origin, pathname, inHindiAddress: new URLSearchParams(search).get('lang') === 'hi' }
  const { title, links, tags } = pageMeta({ ...props, ...address, language, brand: t('brand') })
  return (
    <>
      <title>{title}</title>
      {tags.map((tag) => (
        <meta key={tag.name ?? tag.property} {...tag} />
      ))}
      {links.map((link) => (
        <link key={`${link.rel} ${link.hrefLang}`} {...link} />
      ))}
    </>
  )
}
