import { CircleMinus, Clock, FileQuestionMark, Languages, RotateCcw, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TestRules } from '../../../domain/catalogue/contract.ts'
import { languagesOfPaper, oneLanguageParts } from '../../../domain/catalogue/one-language.ts'
import { formatMarks, fractionText } from '../../../domain/results/marks.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import type { Pattern } from './pattern.ts'

/** Facts of a test that matter first: size, time, marks, language and attempts. */
export function Essentials({ pattern: { rules, attemptsAllowed } }: { pattern: Pattern }) {
  const { t } = useTranslation('rules')
  return (
    <div className="card p-4">
      <dl aria-label={t('facts')} className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-3">
        <Fact icon={<FileQuestionMark />} name={t('questions')}>
          {rules.questionCount}
        </Fact>
        <Fact icon={<Clock />} name={t('fact.time')}>
          {t('minutes', { count: Math.round(rules.durationMs / 60_000) })}
        </Fact>
        <Fact icon={<Trophy />} name={t('fact.marks')}>
          {formatMarks(rules.maxUnits)}
        </Fact>
        <Fact icon={<CircleMinus />} name={t('fact.wrong')}>
          <Deductions rules={rules} />
        </Fact>
        <Fact icon={<Languages />} name={t('fact.language')}>
          <LanguageNames rules={rules} />
        </Fact>
        {attemptsAllowed !== undefined && (
          <Fact icon={<RotateCcw />} name={t('fact.attempts')}>
            {attemptsAllowed ?? t('fact.unlimited')}
          </Fact>
        )}
      </dl>
      <OneLanguage rules={rules} />
    </div>
  )
}

const Fact = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div className="min-w-0 leading-snug">
    <dt className="flex items-center gap-1.5 text-sm text-muted [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      {name}
    </dt>
    <dd className="tabular font-semibold">{children}</dd>
  </div>
)

/** Marks taken off for a wrong answer: none, the same for all, or from the least to the most. */
function Deductions({ rules }: { rules: TestRules }) {
  const { t } = useTranslation('rules')
  const all = rules.sections.flatMap(({ marking }) => marking.map(({ wrong }) => wrong))
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const text = (units: number) => (units === 0 ? '0' : `−${fractionText(units)}`)
  if (most <= 0) return t('fact.nothing')
  return least === most ? text(most) : t('fact.range', { least: text(least), most: text(most) })
}

function LanguageNames({ rules }: { rules: TestRules }) {
  const { t } = useTranslation('rules')
  const [first, second] = languagesOfPaper(rules.sections).map((language) => t(`languages.${language}`))
  return second ? t('and', { list: first ?? '', last: second }) : t('only', { language: first ?? '' })
}

/** Parts of a paper in both languages that are in one alone. */
function OneLanguage({ rules }: { rules: TestRules }) {
  const { t } = useTranslation('rules')
  const parts = oneLanguageParts(rules.sections)
  if (parts.length === 0 || languagesOfPaper(rules.sections).length === 1) return null
  return (
    <div className="mt-3 border-t border-hairline pt-3 text-sm leading-snug">
      <p className="font-semibold">{t('oneLanguage')}</p>
      <ul className="mt-1 grid gap-1">
        {parts.map(({ section, language, count, of }) => (
          <li key={section.en}>
            <BilingualText text={section} />
            {': '}
            {count === null
              ? t('only', { language: t(`languages.${language}`) })
              : t('someQuestions', { count, of, language: t(`languages.${language}`) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
