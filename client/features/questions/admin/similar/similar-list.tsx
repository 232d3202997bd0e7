import { useId } from 'react'
import { Link } from 'react-router'
import type { Language } from '../../../../../domain/language.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { SimilarQuestion } from '../../../../../domain/questions/similarity/contract.ts'
import { twinSimilarity } from '../../../../../domain/questions/similarity/similarity.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { StateBadge } from '../../../../office/list/state-badge.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Highlights } from '../../../../ui/highlights.tsx'
import type { Similar } from './use-similar.ts'

/** Questions of the bank that are like one that is typed, the most similar first. */
export function SimilarList({ similar: { items, state } }: { similar: Similar }) {
  const { t } = useTranslation('similarQuestions')
  const id = useId()
  const isEmpty = state === 'found' && items.length === 0
  return (
    <section aria-labelledby={id} className="mt-5 min-w-0">
      <h2 id={id} className="mb-2 border-b border-hairline pb-1 text-base font-semibold">
        {t('title')}
      </h2>
      <p role="status" className="min-h-5 text-sm text-muted">
        {isEmpty ? t('none') : t(`states.${state}`, { count: items.length })}
      </p>
      {items.length > 0 && (
        <ul aria-busy={state === 'searching'} className="mt-1 divide-y divide-hairline border-y border-hairline">
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Part of a text that is alike. */
const alikeIn = ({ text, marks }: SimilarQuestion['en']): number =>
  text === '' ? 0 : marks.reduce((sum, [start, end]) => sum + end - start, 0) / text.length

/** Share of the other language's likeness with which the page's own language is still shown. */
const enoughOwn = 0.5

const languageOf = (item: SimilarQuestion, own: Language): Language => {
  const other = own === 'en' ? 'hi' : 'en'
  return item[own].text === '' || alikeIn(item[own]) < enoughOwn * alikeIn(item[other]) ? other : own
}

function Item({ item }: { item: SimilarQuestion }) {
  const { t } = useTranslation('similarQuestions')
  const { language: own } = useLanguage()
  const language = languageOf(item, own)
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Link
          to={officePaths.adminQuestion(item.id)}
          target="_blank"
          className="font-semibold text-primary hover:underline pointer-coarse:min-h-11 pointer-coarse:py-2.5"
        >
          {item.code === '' ? t('unnamed') : item.code}
          <span className="sr-only"> {t('newTab')}</span>
        </Link>
        <Badge tone={item.similarity >= twinSimilarity ? 'warning' : 'neutral'}>
          {t('alike', { percent: Math.round(item.similarity * 100) })}
        </Badge>
        <StateBadge item={{ ...item, scheduledAt: null }} />
      </p>
      <p lang={language} className="text-sm [overflow-wrap:anywhere]">
        <Highlights marked={item[language]} />
      </p>
    </li>
  )
}
