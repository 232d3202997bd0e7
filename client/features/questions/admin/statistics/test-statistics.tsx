import type { ReactNode } from 'react'
import {
  minStudentsForStatistics,
  type TestStatistics,
  type TestVersionStatistics,
} from '../../../../../domain/results/statistics/contract.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { isStriking, ItemChart } from './item-chart.tsx'
import { ItemsTable, type NumberedItem } from './items-table.tsx'
import { TestFiguresTable } from './test-figures.tsx'

/** Questions at each end that are listed first. */
const extremes = 5

type Props = { statistics: TestStatistics; isComputing: boolean }

/** Statistics of a test: its newest version with attempts, then the earlier ones. */
export function TestStatisticsPage({ statistics: { versions, isWaiting }, isComputing }: Props) {
  const { t } = useTranslation('testPage')
  const [newest, ...earlier] = versions
  return (
    <div className="grid grid-cols-1 gap-6">
      {isComputing && <Notice tone="success">{t('questionStatistics:computing')}</Notice>}
      {isWaiting && !isComputing && <Notice>{t('statistics.waiting')}</Notice>}
      {newest && newest.synthetic > 0 && (
        <Notice>{t('questionStatistics:synthetic', { count: newest.synthetic })}</Notice>
      )}
      {newest ? (
        <Version version={newest} />
      ) : (
        <EmptyState title={t('statistics.none')} text={t('statistics.noneText')} />
      )}
      {earlier.map((version) => (
        <details key={version.testVersionId} className="border-t border-hairline pt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
            {t('questionStatistics:versions.earlier', { version: version.version })}
          </summary>
          <Version version={version} />
        </details>
      ))}
    </div>
  )
}

function Version({ version }: { version: TestVersionStatistics }) {
  const { t } = useTranslation('testPage')
  const { dateTime } = useFormat()
  const { all } = version.groups
  if (all.figures === null)
    return <EmptyState text={t('questionStatistics:few', { count: all.students, least: minStudentsForStatistics })} />
  const items = version.items.map((item, index) => ({ ...item, number: index + 1 }))
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="tabular flex flex-wrap gap-x-3">
        <span>{t('questionStatistics:version', { version: version.version })}</span>
        <span>{t('questionStatistics:attempts', { count: all.students })}</span>
        <span className="text-muted">{t('questionStatistics:computedAt', { when: dateTime(version.computedAt) })}</span>
      </p>
      <Part title={t('statistics.figures')}>
        <TestFiguresTable {...version} />
      </Part>
      <Items items={items} />
    </div>
  )
}

const byFacility = (one: NumberedItem, other: NumberedItem): number => (one.facility ?? 0) - (other.facility ?? 0)

function Items({ items }: { items: readonly NumberedItem[] }) {
  const { t } = useTranslation('testPage')
  const measured = items.filter(({ facility }) => facility !== null).toSorted(byFacility)
  const count = Math.min(extremes, Math.floor(measured.length / 2))
  const lists = {
    flagged: items.filter(isStriking),
    hardest: measured.slice(0, count),
    easiest: measured.toReversed().slice(0, count),
  }
  return (
    <>
      <Part title={t('statistics.byQuestion')}>
        <ItemChart items={[...items]} />
      </Part>
      {(['flagged', 'hardest', 'easiest'] as const).map((name) => (
        <Part key={name} title={t(`statistics.${name}`)}>
          {lists[name].length === 0 ? (
            <p className="text-muted">{t('questionStatistics:flags.none')}</p>
          ) : (
            <ItemsTable items={lists[name]} label={t(`statistics.${name}`)} />
          )}
        </Part>
      ))}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
          {t('statistics.every', { count: items.length })}
        </summary>
        <ItemsTable items={items} label={t('statistics.byQuestion')} />
      </details>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-base">{title}</h2>
      {children}
    </section>
  )
}
