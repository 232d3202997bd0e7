import type { ReactElement } from 'react'
import type { Answer, Paper, PaperQuestion } from '../../../domain/attempts/contract.ts'
import type { Language } from '../../../domain/language.ts'
import type { QuestionKind } from '../../../domain/questions/contract.ts'
import { units } from '../../../domain/results/marks.ts'
import { ExamProvider, type Exam } from '../../../client/features/attempts/exam/exam-context.ts'
import { html } from '../support.tsx'

const text = (en: string, hi: string) => ({ en: `<p>${en}</p>`, hi: `<p>${hi}</p>` })

const bodies = {
  options: {
    options: [
      { id: 'a', content: text('One', 'एक') },
      { id: 'b', content: text('Two', 'दो') },
    ],
  },
  statements: { statements: { assertion: text('It floats', 'तैरता है'), reason: text('It is light', 'हल्का है') } },
  matrix: {
    rows: [
      { id: 'p', content: text('Force', 'बल') },
      { id: 'q', content: text('Energy', 'ऊर्जा') },
    ],
    columns: [
      { id: '1', content: text('newton', 'न्यूटन') },
      { id: '2', content: text('joule', 'जूल') },
    ],
    multiple: false,
  },
}

const bodyOf = (kind: QuestionKind): object => {
  if (kind === 'matrix') return bodies.matrix
  if (kind === 'nat' || kind === 'short') return {}
  return kind === 'assertion_reason' ? { ...bodies.options, ...bodies.statements } : bodies.options
}

/** A question of a kind with distinguishable parts. */
export const questionOf = <K extends QuestionKind>(kind: K, parts: object = {}) =>
  ({
    id: `q-${kind}`,
    kind,
    stem: text('What is it?', 'यह क्या है?'),
    passageId: null,
    marks: { correct: units('1'), wrong: 0 },
    ...bodyOf(kind),
    ...parts,
  }) as unknown as Extract<PaperQuestion, { kind: K }>

type Parts = { answer?: Answer; struck?: string[]; view?: Language; mayAnswer?: boolean; paper?: Partial<Paper> }

/** The HTML of a part of the screen for a question. */
export const onQuestion = (question: PaperQuestion, part: ReactElement, parts: Parts = {}): string => {
  const { answer = null, struck = [], view = 'en', mayAnswer = true, paper = {} } = parts
  const exam = {
    paper: { keyboard: true, questions: [question], passages: [], sections: [], saveMode: 'real_exam', ...paper },
    question,
    sheet: {
      entries: { [question.id]: { status: 'answered', answer } },
      drafts: {},
      currentId: question.id,
      lastOpen: {},
      asksReturn: false,
      capped: null,
    },
    view,
    mayAnswer,
    readOnly: !mayAnswer,
    number: () => 7,
    act: () => {},
    strikes: { on: true, setOn: () => {}, of: () => struck, toggle: () => {} },
  } as unknown as Exam
  return html(<ExamProvider value={exam}>{part}</ExamProvider>, { language: view })
}
