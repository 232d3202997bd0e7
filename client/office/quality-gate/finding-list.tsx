import { CircleX, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { officePaths } from '../../../domain/office-paths.ts'
import { gateSeverities, type GateFinding, type GateSeverity } from '../../../domain/questions/quality-gate/contract.ts'
import type { QualityReport } from '../../../domain/questions/quality-gate/office.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useFindingText } from './use-finding-text.ts'

const icon = { 'aria-hidden': true } as const
const headings = { blocks: 'blocking', warns: 'warning' } as const

type Paper = Pick<QualityReport, 'sections'> & {
  findings: readonly GateFinding[]
  /** Questions by number, from 1, with an editor to open; none where they are not in the bank yet. */
  questions: QualityReport['questions']
}

/** Findings of a paper by severity; each leads to its questions. */
export function FindingList(paper: Paper) {
  return (
    <div className="grid gap-5">
      {(['blocks', 'warns'] as const).map((severity) => (
        <Severity key={severity} severity={severity} {...paper} />
      ))}
    </div>
  )
}

function Severity({ severity, findings, ...paper }: Paper & { severity: GateSeverity }) {
  const { t } = useTranslation('qualityGate')
  const own = findings.filter(({ code }) => gateSeverities[code] === severity)
  if (own.length === 0) return null
  return (
    <section>
      <h3 className="text-base font-semibold">
        {t(headings[severity])} <span className="tabular font-normal text-muted">{own.length}</span>
      </h3>
      <ul className="mt-1 divide-y divide-hairline border-y border-hairline">
        {own.map((finding, index) => (
          <Finding key={`${finding.code} ${index}`} finding={finding} {...paper} />
        ))}
      </ul>
    </section>
  )
}

function Finding({ finding, sections, questions }: Omit<Paper, 'findings'> & { finding: GateFinding }) {
  const { pick } = useBilingual()
  const text = useFindingText()
  const section = sections.length > 1 ? sections.find(({ id }) => id === finding.section) : undefined
  return (
    <li className="flex gap-2 py-2">
      {gateSeverities[finding.code] === 'blocks' ? (
        <CircleX {...icon} className="mt-1 size-4 shrink-0 text-danger" />
      ) : (
        <TriangleAlert {...icon} className="mt-1 size-4 shrink-0 text-warning" />
      )}
      <div className="min-w-0">
        <p className="tabular [overflow-wrap:anywhere]">
          {section && <span className="font-semibold">{pick(section.title)}: </span>}
          {text(finding)}
        </p>
        <QuestionLinks numbers={finding.questions} questions={questions} />
      </div>
    </li>
  )
}

function QuestionLinks({ numbers, questions }: { numbers: readonly number[]; questions: Paper['questions'] }) {
  const { t } = useTranslation('qualityGate')
  const { pick } = useBilingual()
  if (numbers.length === 0) return null
  return (
    <p className="tabular flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
      <span>{t('questionList')}</span>
      {numbers.map((number) => {
        const question = questions[number - 1]
        return question ? (
          <Link
            key={number}
            to={officePaths.adminQuestion(question.id)}
            title={`${question.code}: ${pick(question.title)}`}
            className="link inline-flex min-h-7 min-w-7 items-center justify-center pointer-coarse:min-h-10 pointer-coarse:min-w-9"
          >
            {number}
          </Link>
        ) : (
          <span key={number}>{number}</span>
        )
      })}
    </p>
  )
}
