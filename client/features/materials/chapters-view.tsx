import { ChevronLeft, ChevronRight, Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Language } from '../../../domain/language.ts'
import type { ChapterLine, MaterialDetail } from '../../../domain/materials/contract.ts'
import { materialTraits } from '../../../domain/materials/kinds.ts'
import { pickText, useBilingual, useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { browserPart } from '../../ui/browser-part.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { ReadingLayout } from '../../ui/reading-layout.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useMaterialPlaces } from './material-places.ts'
import { ViewToggle } from './view-toggle.tsx'

const PlaceKeeper = browserPart(() => import('./reader/place-keeper.tsx'), 'PlaceKeeper')

const contentsId = 'material-contents'

type Props = {
  material: MaterialDetail
  /** True beside another view of the same material. */
  hasViews?: boolean
}

/** Table of contents and texts in the selected language. */
export function ChaptersView({ material, hasViews = false }: Props) {
  const { t } = useTranslation('materials')
  const { language: interfaceLanguage } = useLanguage()
  const [chosen, setChosen] = useState<Language | null>(null)
  const language = chosen ?? interfaceLanguage
  const { chapterPages } = materialTraits[material.kind]
  const [first] = material.chapters
  return (
    <ReadingLayout
      className="mt-5"
      aside={<Contents material={material} shown={chapterPages ? first?.id : undefined} />}
    >
      <div className="mb-5 flex flex-wrap items-end gap-3 print:hidden">
        {hasViews && <ViewToggle shown="text" />}
        {material.languages.length > 1 && (
          <Segmented
            isPlain
            label={t('language')}
            options={material.languages.map((each) => ({ value: each, label: t(`languages.${each}`) }))}
            value={language}
            onChange={setChosen}
          />
        )}
        {material.contents.length > 1 && (
          <a href={`#${contentsId}`} className="link inline-flex min-h-11 items-center lg:hidden">
            {t('toContents')}
          </a>
        )}
      </div>
      {material.chapters.map((chapter) => {
        const title = pickText(chapter.title, language)
        const html = pickText(chapter.html, language)
        return (
          <section key={chapter.id} id={chapter.id} className="mb-8">
            <h2 lang={title.lang} className="mb-3 text-xl">
              {title.text}
            </h2>
            <RichText html={html.text} lang={html.lang} />
          </section>
        )
      })}
      {chapterPages && first && <Neighbours material={material} shown={first.id} />}
      <PlaceKeeper material={material} />
    </ReadingLayout>
  )
}

function Contents({ material, shown }: Pick<Props, 'material'> & { shown: string | undefined }) {
  const { t } = useTranslation('materials')
  const places = useMaterialPlaces()
  if (material.contents.length < 2) return null
  return (
    <nav id={contentsId} aria-label={t('contents')} className="card p-4 print:hidden">
      <h2 className="text-base">{t('contents')}</h2>
      <ol className="mt-1">
        {material.contents.map((line) => (
          <li key={line.id}>
            <ContentsLine line={line} to={places.chapter(material, line.id)} isShown={line.id === shown} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function ContentsLine({
  line: { title, open, minutes },
  to,
  isShown,
}: {
  line: ChapterLine
  to: string
  isShown: boolean
}) {
  const { t } = useTranslation('materials')
  const row = 'flex min-h-11 items-center gap-2 py-1'
  if (!open) {
    return (
      <span className={`${row} text-muted`}>
        <span className="grow">
          <BilingualText text={title} />
        </span>
        <Lock role="img" aria-label={t('chapterLocked')} className="size-4 shrink-0" />
      </span>
    )
  }
  return (
    <Link
      to={to}
      aria-current={isShown ? 'page' : undefined}
      className={`${row} hover:text-primary ${isShown ? 'font-semibold text-primary' : ''}`}
    >
      <span className="grow">
        <BilingualText text={title} />
      </span>
      <span className="tabular shrink-0 text-sm text-muted">{t('common:minutes', { count: minutes })}</span>
    </Link>
  )
}

/** Links to the previous and next chapter that may be read. */
function Neighbours({ material, shown }: Pick<Props, 'material'> & { shown: string }) {
  const { t } = useTranslation('materials')
  const { pick } = useBilingual()
  const places = useMaterialPlaces()
  const { contents } = material
  const index = contents.findIndex(({ id }) => id === shown)
  const [previous, next] = [contents[index - 1], contents[index + 1]]
  return (
    <div className="flex flex-wrap justify-between gap-3 border-t border-hairline pt-4 print:hidden">
      {previous?.open && (
        <LinkButton look="secondary" to={places.chapter(material, previous.id)}>
          <ChevronLeft aria-hidden className="size-5 shrink-0" />
          {t('previousChapter', { title: pick(previous.title) })}
        </LinkButton>
      )}
      {next?.open && (
        <LinkButton className="ml-auto" to={places.chapter(material, next.id)}>
          {t('nextChapter', { title: pick(next.title) })}
          <ChevronRight aria-hidden className="size-5 shrink-0" />
        </LinkButton>
      )}
    </div>
  )
}
