import type { Instruction } from '../../../domain/catalogue/instructions.ts'
import type { MarkingRow } from '../../../domain/catalogue/contract.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { fractionText } from '../../../domain/results/marks.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'

type MarksLine = Extract<Instruction, { say: 'marks' }>

/** Merges consecutive rows of the same section. */
const bySection = (lines: MarksLine[]): { section: Bilingual; rows: MarkingRow[] }[] => {
  const groups: { section: Bilingual; rows: MarkingRow[] }[] = []
  for (const { section, row } of lines) {
    const last = groups.at(-1)
    if (last && last.section === section) last.rows.push(row)
    else groups.push({ section, rows: [row] })
  }
  return groups
}

export function MarkingTable({ lines }: { lines: Instruction[] }) {
  const { t } = useTranslation('rules')
  const groups = bySection(lines.filter((line) => line.say === 'marks'))
  return (
    <div className="mb-3 overflow-x-auto">
      <table className="w-full max-w-2xl border-collapse text-sm [&_td]:px-1 [&_th]:px-1 sm:[&_td]:px-2 sm:[&_th]:px-2">
        <thead>
          <tr className="border-b border-edge align-bottom">
            {(['section', 'type', 'questions', 'right', 'wrong'] as const).map((name, index) => (
              <th key={name} scope="col" className={`py-1.5 ${index < 2 ? 'text-start' : 'text-end'}`}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.flatMap(({ section, rows }, group) =>
            rows.map((row, index) => (
              <tr key={`${group}-${index}`} className="border-b border-hairline align-baseline">
                {index === 0 && (
                  <th scope="row" rowSpan={rows.length} className="py-1.5 text-start leading-snug font-normal">
                    <BilingualText text={section} />
                  </th>
                )}
                <Cells row={row} />
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}

function Cells({ row: { kind, count, correct, wrong } }: { row: MarkingRow }) {
  const { t } = useTranslation('attempt')
  return (
    <>
      <td className="py-1.5">
        <abbr title={t(`rules:kindLong.${kind}`)} className="no-underline">
          {t(`kind.${kind}`)}
        </abbr>
      </td>
      <td className="py-1.5 text-end">{count}</td>
      <td className="py-1.5 text-end text-success">{`+${fractionText(correct)}`}</td>
      <td className="py-1.5 text-end text-danger">{wrong === 0 ? '0' : `−${fractionText(wrong)}`}</td>
    </>
  )
}
