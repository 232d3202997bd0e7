import { Link } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import {
  noChoice,
  verdictChoices,
  type TakenChoice,
  type TestVersionStatistics,
} from '../../../../../domain/results/statistics/contract.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { indexText, percentText } from './figure-text.ts'
import { FiguresBox } from './figures-box.tsx'

export type NumberedItem = TestVersionStatistics['items'][number] & { number: number }

/** Figures of questions with their flags and choices, and the ways to look closer. */
export function ItemsTable({ items, label }: { items: readonly NumberedItem[]; label: string }) {
  const { t } = useTranslation('questionStatistics')
  return (
    <FiguresBox label={label}>
      <thead>
        <tr>
          <th scope="col">{t('testPage:statistics.question')}</th>
          <th scope="col">{t('figures.students')}</th>
          <th scope="col">{t('figures.facility')}</th>
          <th scope="col">{t('figures.discrimination')}</th>
          <th scope="col">{t('chart.title')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.questionVersionId}>
            <th scope="row">
              <Named item={item} />
            </th>
            <td>{groupIndian(item.students)}</td>
            <td>{percentText(item.facility)}</td>
            <td>{indexText(item.discriminationIndex)}</td>
            <td>
              <Choices choices={item.choices} />
            </td>
          </tr>
        ))}
      </tbody>
    </FiguresBox>
  )
}

function Named({ item: { number, title, code, questionId, flags } }: { item: NumberedItem }) {
  const { t } = useTranslation('questionStatistics')
  return (
    <span className="grid min-w-56 max-w-reading gap-1 font-normal">
      <Link to={officePaths.adminQuestionStatistics(questionId)} className="link">
        {number}. <BilingualText text={title} />
      </Link>
      <span className="text-muted">{code}</span>
      {flags.length > 0 && (
        <span className="flex flex-wrap gap-2">
          {flags.map((flag) => (
            <Badge key={flag} tone={flag === 'key_suspect' ? 'danger' : 'warning'}>
              {t(`flags.${flag}`)}
            </Badge>
          ))}
        </span>
      )}
      {flags.includes('key_suspect') && (
        <Link to={officePaths.adminQuestionKey(questionId)} className="link">
          {t('testPage:statistics.fix')}
        </Link>
      )}
    </span>
  )
}

function Choices({ choices }: { choices: readonly TakenChoice[] }) {
  const { t } = useTranslation('questionStatistics')
  const nameOf = (choice: string): string => {
    if (choice === noChoice) return t('chart.none')
    const verdict = verdictChoices.find((each) => each === choice)
    return verdict ? t(`chart.${verdict}`) : choice
  }
  return (
    <span className="flex min-w-44 flex-wrap justify-end gap-x-3">
      {choices.map(({ choice, share, isKeyed }) => (
        <span key={choice} className={isKeyed ? 'font-semibold whitespace-nowrap' : 'whitespace-nowrap text-muted'}>
          {nameOf(choice)} {isKeyed && <span aria-label={t('chart.key')}>✓</span>} {percentText(share)}
        </span>
      ))}
    </span>
  )
}
