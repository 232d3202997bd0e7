import { Search } from 'lucide-react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Form } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PaperDrawing } from './paper-drawing.tsx'

const SearchField = lazyPart(() => import('../../../features/search/search-field.tsx'), 'SearchField')

export function Hero() {
  const { t } = useTranslation('home')
  return (
    <section className="border-b border-hairline">
      <div className="page grid items-center gap-8 py-6 md:grid-cols-[1fr_22rem] md:py-16">
        <div>
          <h1 className="max-w-xl text-3xl md:text-4xl">{t('hero.title')}</h1>
          <p className="mt-3 max-w-xl text-lg text-muted">{t('hero.text')}</p>
          <Form method="get" action={paths.search()} role="search" className="mt-6 flex max-w-xl gap-2">
            <SearchField owner="" />
            <Button type="submit" look="secondary">
              <Search aria-hidden className="size-5" />
              <span className="max-sm:sr-only">{t('hero.search')}</span>
            </Button>
          </Form>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <LinkButton to={paths.demoTest()}>{t('hero.demo')}</LinkButton>
            <LinkButton to={paths.tests()} look="quiet">
              {t('hero.browse')}
            </LinkButton>
          </div>
          <p className="mt-2 text-sm text-muted">{t('hero.demoNote')}</p>
        </div>
        <PaperDrawing className="hidden w-full md:block" />
      </div>
    </section>
  )
}
