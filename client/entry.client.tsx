import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nContext } from './i18n/use-translation.ts'
import { HydratedRouter } from 'react-router/dom'
import { languageOf } from '../domain/language.ts'
import { endEarlyClicks } from './early-click.ts'
import { forgetWorkers } from './forget-workers.ts'
import { makeI18n } from './i18n/instance.ts'
import { addStrings, stringsOfPage } from './i18n/load-strings.ts'
import { stringsOfDocument } from './strings-of-document.ts'

/** A page that nobody looks at is never painted, and some browsers do not tell. */
const longestPaintMs = 500

/** When what the server sent is seen. On a slow network that was long ago; on a fast one it must not wait for us. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.visibilityState === 'hidden') return done()
    setTimeout(done, longestPaintMs)
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      done()
    }).observe({ type: 'paint', buffered: true })
  })

/** The server's language is taken over, with its strings at hand, before anything is hydrated: no flash of another. */
const hydrate = async () => {
  const language = languageOf(document.documentElement.lang)
  const i18n = makeI18n(language, await stringsOfPage(language, stringsOfDocument()))
  endEarlyClicks()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nContext value={i18n}>
          <HydratedRouter />
        </I18nContext>
      </StrictMode>,
    )
  })
  await addStrings(i18n, language)
}

void forgetWorkers()
void painted().then(hydrate)
