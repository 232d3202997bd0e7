import { Check } from 'lucide-react'
import { letterOf } from '../../../../../domain/questions/kinds/entered.ts'
import { keyedOf, match, optionsOf, partsOf } from '../../../../../domain/questions/kinds/presentation.ts'
import type { SeenQuestion } from '../../../../../domain/questions/reports.ts'
import type { Bilingual } from '../../../../../domain/questions/text.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { useKeyWords } from '../keys/use-key-words.ts'
import { BothTexts } from './both-texts.tsx'

type Shown = Omit<SeenQuestion, 'questionVersionId' | 'version' | 'isCurrent'>

/** A question as students see it, with its key and its solution, in both languages. */
export function ShownQuestion({ question }: { question: Shown }) {
  const { t } = useTranslation('questionKeys')
  const { passage, stem, solution } = question
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      {passage && (
        <details>
          <summary className="cursor-pointer text-sm text-primary">
            {t('passage')}: <BilingualText text={passage.title} />
          </summary>
          <BothTexts text={passage.content} />
        </details>
      )}
      <BothTexts text={stem} />
      <Parts question={question} />
      <KeyLine question={question} />
      <details>
        <summary className="cursor-pointer text-sm text-primary">{t('solution')}</summary>
        <BothTexts text={solution} />
      </details>
    </div>
  )
}

/** The key in words, with what else is accepted or how the question counts. */
export function KeyLine({ question }: { question: Pick<SeenQuestion, 'body' | 'key' | 'alternatives' | 'outcome'> }) {
  const { t } = useTranslation('questionKeys')
  const words = useKeyWords()
  const { body, key, alternatives, outcome } = question
  const ids = optionsOf(body).map(({ id }) => id)
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span>
        <b>{t('key')}:</b> {words(key, ids)}
      </span>
      {alternatives.length > 0 && (
        <span>
          <b>{t('also')}:</b> {alternatives.map((each) => words(each, ids)).join(' · ')}
        </span>
      )}
      {outcome !== 'normal' && <Badge tone="warning">{t(`outcomes.${outcome}`)}</Badge>}
    </p>
  )
}

function Parts({ question: { body, key, alternatives } }: { question: Shown }) {
  const { t } = useTranslation('questionKeys')
  const right = [key, ...alternatives].flatMap(keyedOf)
  return partsOf(body).map((part) =>
    match(part, {
      statements: ({ form, statements }) => (
        <dl key={form} className="grid gap-2">
          {(['assertion', 'reason'] as const).map((name) => (
            <div key={name}>
              <dt className="text-sm font-semibold text-muted">{t(name)}</dt>
              <dd>
                <BothTexts text={statements[name]} />
              </dd>
            </div>
          ))}
        </dl>
      ),
      options: ({ form, options }) => (
        <ul key={form} className="grid gap-1">
          {options.map(({ id, content }, index) => (
            <Option key={id} letter={letterOf(index)} content={content} isRight={right.includes(id)} />
          ))}
        </ul>
      ),
      lists: ({ form, rows, columns }) => (
        <div key={form} className="grid gap-3 sm:grid-cols-2">
          {[rows, columns].map((items, index) => (
            <ul key={index} className="grid content-start gap-1">
              {items.map(({ id, content }) => (
                <Option key={id} letter={id.toUpperCase()} content={content} isRight={false} />
              ))}
            </ul>
          ))}
        </div>
      ),
      field: () => null,
    }),
  )
}

function Option({ letter, content, isRight }: { letter: string; content: Bilingual; isRight: boolean }) {
  const { t } = useTranslation('questionKeys')
  return (
    <li className={`flex gap-2 rounded-md border px-3 py-1 ${isRight ? 'border-success' : 'border-hairline'}`}>
      <b className="w-5 shrink-0">{letter}</b>
      <div className="min-w-0 flex-1">
        <BothTexts text={content} />
      </div>
      <span className="w-5 shrink-0 text-success">
        {isRight && (
          <>
            <Check aria-hidden className="size-5" />
            <span className="sr-only">{t('right')}</span>
          </>
        )}
      </span>
    </li>
  )
}
