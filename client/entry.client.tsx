import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nContext } from './i18n/use-translation.ts'
import { HydratedRouter } from 'react-router/dom'
import { languageOf } from '../domain/language.ts'
import { endEarlyClicks } from './early-click.ts'
import { removeServiceWorkers } from './remove-service-workers.ts'
import { makeI18n } from './i18n/instance.ts'
import { addStrings, stringsOfPage } from './i18n/load-strings.ts'
import { stringsOfDocument } from './strings-of-document.ts'

/** Upper bound of the wait for a paint: a hidden tab never paints, and some browsers report none. */
const maxPaintWaitMs = 500

/** Resolves at the first contentful paint, or at once if the browser reports none. */
const firstPaint = (): Promise<void> =>
  new Promise((done) => {
    if (document.visibilityState === 'hidden') return done()
    setTimeout(done, maxPaintWaitMs)
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      done()
    }).observe({ type: 'paint', buffered: true })
  })

/** Sets the server's language and its strings before hydration, so that no other language flashes. */
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

void removeServiceWorkers()
void firstPaint().then(hydrate)
