import { Link, useNavigation } from 'react-router'
import { countedTo } from '../../../../../domain/lists.ts'
import { languages } from '../../../../../domain/language.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import {
  textNeeds,
  translationNeeds,
  type TranslationGap,
  type TranslationNeed,
} from '../../../../../domain/questions/translations.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { countText } from '../../../../office/count-text.ts'
import { When } from '../../../../office/list/changed.tsx'
import { ChoiceLinks } from '../../../../office/list/choice-links.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { TranslationsData } from './load-translations.ts'

const addressOf = (need?: TranslationNeed): string =>
  `${officePaths.adminBankTab('translations')}${need === undefined ? '' : `&need=${need}`}`

const editorOf = ({ kind, id, field }: TranslationGap): string =>
  `${kind === 'question' ? officePaths.adminQuestion(id) : officePaths.adminPassage(id)}${field === null ? '' : `#${field}`}`

/** Questions and passages whose texts are missing or stale in a language. */
export function TranslationsTab({ data: { items, counts, need, now } }: { data: TranslationsData }) {
  const { t } = useTranslation('questionTranslations')
  const isLoading = useNavigation().state === 'loading'
  const count = need === undefined ? counts.missing + counts.stale + counts.uneven : counts[need]
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-3">
      <p className="max-w-reading text-muted">{t('intro')}</p>
      <ChoiceLinks
        label={t('need')}
        choices={[
          { to: addressOf(), label: t('all'), isShown: need === undefined },
          ...translationNeeds.map((each) => ({
            to: addressOf(each),
            label: t(`needs.${each}`, { number: countText(counts[each]) }),
            isShown: each === need,
          })),
        ]}
      />
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {items.length === 0 ? (
          <EmptyState text={t(need === undefined ? 'empty.all' : `empty.${need}`)} />
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {items.map((gap) => (
              <Line key={`${gap.kind} ${gap.id}`} gap={gap} now={now} />
            ))}
          </ul>
        )}
      </div>
      {count > items.length && items.length > 0 && (
        <p className="text-sm text-muted">{t(count > countedTo ? 'firstOfMany' : 'first', { count: items.length })}</p>
      )}
    </div>
  )
}

function Line({ gap, now }: { gap: TranslationGap; now: number }) {
  const { t } = useTranslation('questionTranslations')
  const { dateTime } = useFormat()
  const { kind, code, title, texts, hasDraft, field, bias, changedAt, test } = gap
  return (
    <li className="py-2">
      <p>
        <Link to={editorOf(gap)} className="text-primary hover:underline pointer-coarse:py-2.5">
          <BilingualText text={title} />
        </Link>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-muted tabular">
        {textNeeds.flatMap((need) =>
          languages
            .filter((language) => texts[need][language] > 0)
            .map((language) => (
              <Badge key={`${need} ${language}`} tone={need === 'missing' ? 'danger' : 'warning'}>
                {t(`texts.${need}.${language}`, { count: texts[need][language] })}
              </Badge>
            )),
        )}
        {bias && (
          <Link to={officePaths.adminQuestionStatistics(gap.id)} className="text-primary hover:underline">
            {t(bias.delta < 0 ? 'harder.hi' : 'harder.en', {
              delta: Math.abs(bias.delta).toFixed(1),
              en: groupIndian(bias.en),
              hi: groupIndian(bias.hi),
            })}
          </Link>
        )}
        {field === null && hasDraft && bias === null && <Badge tone="success">{t('inDraft')}</Badge>}
        {test && (
          <span className="font-semibold text-ink">
            {t('opens', { date: dateTime(test.opensAt) })} <BilingualText text={test.title} />
          </span>
        )}
        <span>{t(`kinds.${kind}`)}</span>
        <span className="[overflow-wrap:anywhere]">{code}</span>
        <When at={changedAt} now={now} />
      </p>
    </li>
  )
}
