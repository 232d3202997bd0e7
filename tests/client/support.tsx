import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nContext } from '../../client/i18n/use-translation.ts'
import { MemoryRouter } from 'react-router'
import type { Language } from '../../domain/language.ts'
import { strings as en } from '../../client/i18n/en/index.ts'
import { strings as hi } from '../../client/i18n/hi/index.ts'
import { makeI18n } from '../../client/i18n/instance.ts'

/** The HTML of an element as the edge would send it. */
export const html = (
  element: ReactElement,
  { language = 'en', at = '/' }: { language?: Language; at?: string } = {},
): string =>
  renderToString(
    <I18nContext value={makeI18n(language, { en, hi }[language])}>
      <MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>
    </I18nContext>,
  )
