// Node renderer instead of the one for workers, which allocates bytes for each tag and name (decision 0058).
import { renderToReadableStream } from 'react-dom/server.node'
import { I18nContext } from './i18n/use-translation.ts'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { pageContext } from './context.ts'
import { strings as en } from './i18n/en/index.ts'
import { strings as hi } from './i18n/hi/index.ts'
import { makeI18n } from './i18n/instance.ts'
import { NonceContext } from './nonce.ts'

const strings = { en, hi }

/**
 * Renders the whole page in the request's language. The response starts only when the page is complete, so that it can
 * be cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { nonce, viewer } = loadContext.get(pageContext)
  const i18n = makeI18n(viewer.language, strings[viewer.language])
  let failed = false
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <I18nContext value={i18n}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </I18nContext>
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      // No streamed fragments that a script moves into place: every page reads without script.
      progressiveChunkSize: Infinity,
      onError(error) {
        failed = true
        console.error(error)
      },
    },
  )
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', viewer.language)
  return new Response(body, { status: failed ? 500 : status, headers })
}
