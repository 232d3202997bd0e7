import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from './i18n/use-translation.ts'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useSubmit,
  type ShouldRevalidateFunctionArgs,
  type SubmitFunction,
} from 'react-router'
import { languageKey, type Language } from '../domain/language.ts'
import { paths } from '../domain/paths.ts'
import type { Route } from './+types/root.ts'
import './app.css'
import printStyles from './print.css?url'
import { pageContext } from './context.ts'
import { earlyClickScript, repeatEarlyClick } from './early-click.ts'
import { AuthProvider } from './features/accounts/auth-provider.tsx'
import { useOtherTabs } from './features/accounts/use-other-tabs.ts'
import { JsonLdText } from './features/seo/json-ld.tsx'
import { SiteContext } from './features/seo/site-context.ts'
import { siteJson } from './features/seo/site-json.ts'
import { bannerParts, bannerScript, footerParts } from './features/settings/edge-parts.ts'
import { FontPreloads } from './font-preloads.tsx'
import { LanguageProvider } from './i18n/language-provider.tsx'
import { useNonce } from './nonce.ts'
import { ErrorScreen } from './routes/shell/error-screen.tsx'
import { keepUnsentForms, ConnectionMonitor } from './routes/shell/connection-monitor.tsx'
import { ScrollToTop } from './routes/shell/scroll-to-top.tsx'
import { reportUnsent } from './routes/shell/unsent.ts'
import { useStringsOfPage } from './strings-of-document.ts'
import { ThemeProvider } from './theme/theme-provider.tsx'
import { PageSkeleton } from './ui/skeleton.tsx'
import { Toasters } from './ui/toasts/toasters.tsx'
import { Tooltips } from './ui/tooltip.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { readSession, readSite, origin, viewer } = context.get(pageContext)
  const [session, { banners, ...site }] = await Promise.all([readSession(), readSite()])
  const siteData = siteJson(origin, site, viewer.language)
  return {
    session,
    origin,
    description: site.description,
    siteData,
    banners: bannerParts(banners),
    footer: footerParts(site),
    script: bannerScript(banners),
  }
}

export const clientMiddleware = [keepUnsentForms] satisfies Route.ClientMiddlewareFunction[]

const languageIn = (url: URL): string | null => url.searchParams.get(languageKey)

/** The viewer may change on these pages without a form: a popup signs in. */
const signInPages: string[] = [paths.login(), paths.signup()]

/**
 * Reloads the viewer after forms, refreshes and sign-in pages only. Plain navigation keeps them, so that failing data
 * of the next page fails inside the frame that is already shown.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => {
  const elsewhere = currentUrl.pathname !== nextUrl.pathname && languageIn(currentUrl) === languageIn(nextUrl)
  const stays = elsewhere && formMethod === undefined && !signInPages.includes(currentUrl.pathname)
  return stays ? false : defaultShouldRevalidate
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const nonce = useNonce()
  return (
    <html lang={i18n.language} data-strings={useStringsOfPage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12151c" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="search" href={paths.openSearch()} type="application/opensearchdescription+xml" title="Taiyari" />
        <FontPreloads />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyClickScript }} />
        <Meta />
        <Links nonce={nonce} />
        <link rel="stylesheet" href={printStyles} media="print" />
      </head>
      <body className="min-h-dvh bg-paper font-sans text-ink">
        <ThemeProvider>{children}</ThemeProvider>
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** Stores a signed-in student's language for their other devices. Failures are ignored: the device has the choice. */
const keepLanguage = async (language: Language) => {
  const { makeApi } = await import('./api.ts')
  await makeApi(location.origin)
    .session.preferences.$put({ json: { language } })
    .catch(() => undefined)
}

export default function Root({ loaderData: { session, origin, siteData, script } }: Route.ComponentProps) {
  const post = useSubmit()
  const nonce = useNonce()
  // No form could keep its input here, so without a connection nothing is submitted and the page stays.
  const submit = useCallback<SubmitFunction>(
    async (...sent) => (navigator.onLine ? post(...sent) : reportUnsent()),
    [post],
  )
  useEffect(repeatEarlyClick, [])
  useOtherTabs(session.user?.uid ?? '')
  return (
    <SiteContext value={origin}>
      <AuthProvider session={session} submit={submit}>
        <LanguageProvider
          view={session.language}
          onChoose={(language) => void (session.user && keepLanguage(language))}
        >
          {script && <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />}
          <ScrollToTop />
          <Outlet />
          {siteData.map((text) => (
            <JsonLdText key={text} text={text} />
          ))}
          <ConnectionMonitor />
          <Toasters />
          <Tooltips />
        </LanguageProvider>
      </AuthProvider>
    </SiteContext>
  )
}

export function HydrateFallback() {
  return <PageSkeleton />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" className="page py-10">
      <ErrorScreen error={error} />
    </main>
  )
}
