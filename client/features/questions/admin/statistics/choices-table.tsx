import type { ChoiceFigures, ShownChoice } from '../../../../../domain/results/statistics/contract.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { RichText } from '../../../../ui/rich-text.tsx'
import { correlationText, percentText } from './figure-text.ts'
import { FiguresBox } from './figures-box.tsx'
import { useChoiceNames } from './use-choice-names.ts'

type Props = { choices: readonly ShownChoice[]; figures: readonly ChoiceFigures[]; students: number }

/** Numbers behind the chart of choices. */
export function ChoicesTable({ choices, figures, students }: Props) {
  const { t } = useTranslation('questionStatistics')
  const { choose } = useBilingual()
  const { shortOf } = useChoiceNames(choices)
  return (
    <>
      <FiguresBox label={t('chart.table')}>
        <thead>
          <tr>
            <th scope="col">{t('chart.choice')}</th>
            {(['students', 'share', 'upper', 'middle', 'lower', 'pointBiserial'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`chart.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.map(({ choice, content, isKeyed }) => {
            const own = figures.find((each) => each.choice === choice)
            const shown = content && choose(content)
            return (
              <tr key={choice}>
                <th scope="row">
                  <span className="flex flex-wrap items-baseline gap-x-2">
                    {shortOf(choice)}
                    {shown && (
                      <span className="max-w-64 font-normal">
                        <RichText html={shown.text} lang={shown.lang} inline />
                      </span>
                    )}
                    {isKeyed && <Badge tone="success">{t('chart.key')}</Badge>}
                  </span>
                </th>
                <td>{groupIndian(own?.students ?? 0)}</td>
                <td>{percentText((own?.students ?? 0) / students)}</td>
                {own?.thirds.map((share, third) => (
                  <td key={third}>{percentText(share)}</td>
                ))}
                <td>{correlationText(own?.pointBiserial ?? null)}</td>
              </tr>
            )
          })}
        </tbody>
      </FiguresBox>
      <p className="mt-1 text-sm text-muted">{t('chart.pointBiserialText')}</p>
    </>
  )
}
