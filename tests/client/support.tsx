import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nContext } from '../../client/i18n/use-translation.ts'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import type { Language } from '../../domain/language.ts'
import { strings as en } from '../../client/i18n/en/index.ts'
import { strings as hi } from '../../client/i18n/hi/index.ts'
import { makeI18n } from '../../client/i18n/instance.ts'

type Shown = { language?: Language; at?: string }

const withStrings = (element: ReactElement, language: Language): string =>
  renderToString(<I18nContext value={makeI18n(language, { en, hi }[language])}>{element}</I18nContext>)

/** The HTML of an element as the edge would send it. */
export const html = (element: ReactElement, { language = 'en', at = '/' }: Shown = {}): string =>
  withStrings(<MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>, language)

/** The same for an element that sends forms. */
export const routedHtml = (element: ReactElement, { language = 'en', at = '/' }: Shown = {}): string =>
  withStrings(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })} />,
    language,
  )
