import {
  minStudentsForStatistics,
  statisticsGroups,
  type ItemFigures,
  type ShownVersion,
} from '../../../../../domain/results/statistics/contract.ts'
import { leastOfLanguage } from '../../../../../domain/results/statistics/language-bias.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { correlationText, indexText, noFigure, percentText } from './figure-text.ts'
import { FiguresBox } from './figures-box.tsx'

type Props = { version: Pick<ShownVersion, 'groups' | 'languageGap' | 'languageBias'>; targetMs: number }

/** Figures with a sentence each, of all students and by language. */
export function FiguresTable({ version: { groups, languageGap, languageBias }, targetMs }: Props) {
  const { t } = useTranslation('questionStatistics')
  const seconds = (value: number | null): string =>
    value === null ? noFigure : t('figures.seconds', { count: Math.round(value) })
  const rows = {
    facility: (of: ItemFigures) => percentText(of.facility),
    deviation: (of: ItemFigures) => percentText(of.standardDeviation),
    discrimination: (of: ItemFigures) => indexText(of.discriminationIndex),
    efficiency: (of: ItemFigures) => indexText(of.discriminativeEfficiency),
    upperLower: (of: ItemFigures) => indexText(of.upperLower),
    time: (of: ItemFigures) => seconds(of.medianSeconds),
  }
  const names = Object.keys(rows) as (keyof typeof rows)[]
  return (
    <FiguresBox label={t('figures.title')}>
      <thead>
        <tr>
          <th scope="col">{t('figures.figure')}</th>
          {statisticsGroups.map((group) => (
            <th key={group} scope="col">
              {t(`figures.${group}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <FigureName name={t('figures.students')} text={t('figures.students_text')} />
          {statisticsGroups.map((group) => (
            <td key={group}>{groupIndian(groups[group].students)}</td>
          ))}
        </tr>
        {names.map((name) => (
          <tr key={name}>
            <FigureName
              name={t(`figures.${name}`)}
              text={t(`figures.${name}_text`, { target: Math.round(targetMs / 1_000) })}
            />
            {statisticsGroups.map((group) => {
              const { figures } = groups[group]
              return (
                <td key={group} className={figures ? undefined : 'text-muted'}>
                  {figures ? rows[name](figures) : t('figures.withheld', { least: minStudentsForStatistics })}
                </td>
              )
            })}
          </tr>
        ))}
        <tr>
          <FigureName name={t('figures.gap')} text={t('figures.gap_text')} />
          <td>{indexText(languageGap === null ? null : 100 * languageGap)}</td>
          <td>{noFigure}</td>
          <td>{noFigure}</td>
        </tr>
        <tr>
          <FigureName name={t('figures.bias')} text={t('figures.bias_text')} />
          {languageBias ? (
            <>
              <td>
                {t('figures.bias_value', {
                  delta: correlationText(languageBias.delta),
                  error: correlationText(languageBias.error),
                })}
              </td>
              <td>{groupIndian(languageBias.en)}</td>
              <td>{groupIndian(languageBias.hi)}</td>
            </>
          ) : (
            <td colSpan={3} className="text-muted">
              {t('figures.bias_withheld', { least: leastOfLanguage })}
            </td>
          )}
        </tr>
      </tbody>
    </FiguresBox>
  )
}

function FigureName({ name, text }: { name: string; text: string }) {
  return (
    <th scope="row">
      {name}
      <span className="block min-w-44 max-w-reading font-normal text-muted">{text}</span>
    </th>
  )
}
