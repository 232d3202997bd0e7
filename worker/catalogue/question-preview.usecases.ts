import type { Paper } from '../../domain/attempts/contract.ts'
import { neutralPattern, neutralTitle, placeOfKind, type PatternPlace } from '../../domain/catalogue/preview-pattern.ts'
import { versionInForce } from '../../domain/catalogue/presets/in-force.ts'
import type { PresetPattern } from '../../domain/catalogue/contract.ts'
import { dateInIndia } from '../../domain/india.ts'
import type { QuestionKind } from '../../domain/questions/contract.ts'
import type { QuestionPreview, RenderedQuestion } from '../../domain/questions/preview.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { Services } from '../platform/context.ts'
import { drawRow, type DrawnRow } from '../questions/imports/drawn-row.usecases.ts'
import { previewPaper } from '../questions/preview-paper.usecases.ts'
import { previewQuestion } from '../questions/preview.usecases.ts'
import { listVersionsOfExams } from './presets.store.ts'

const minuteMs = 60_000

type Chosen = PatternPlace & { title: Bilingual; pattern: PresetPattern }

/** Preset in force of the question's exams that has marks for its kind, else the neutral one. */
const choosePattern = async ({ db, now }: Services, exams: readonly string[], kind: QuestionKind): Promise<Chosen> => {
  const versions = await listVersionsOfExams(db, exams)
  const today = dateInIndia(now())
  for (const presetId of new Set(versions.map((version) => version.presetId))) {
    const current = versionInForce(
      versions.filter((version) => version.presetId === presetId),
      today,
    )
    const place = current && placeOfKind(current.pattern, kind)
    if (current && place) return { ...place, title: current.name, pattern: current.pattern }
  }
  const pattern = neutralPattern(kind)
  const [section] = pattern.sections
  if (!section) throw new RangeError('The neutral pattern has no section.')
  return { section, weight: null, title: neutralTitle, pattern }
}

/** Paper of one question alone, by a preset of its exams. */
const paperOf = async (services: Services, questionId: string, drawn: RenderedQuestion): Promise<Paper> => {
  const { exams, stem, body, passage } = drawn
  const { section, weight, title, pattern } = await choosePattern(services, exams, body.kind)
  return previewPaper(services, {
    testId: '',
    title,
    durationMs: pattern.durationMinutes * minuteMs,
    pattern,
    sections: [
      {
        presetSectionId: section.id,
        title: section.title,
        durationMs: null,
        questions: [
          {
            weight,
            drawn: { questionId, kind: body.kind, passageId: passage?.id ?? null, stemHtml: stem, bodyHtml: body },
          },
        ],
      },
    ],
    passages: passage ? [passage] : [],
  })
}

/** Draft of a question, and its paper. */
export const previewQuestionInPaper = async (
  services: Services,
  questionId: string,
): Promise<QuestionPreview & { paper: Paper }> => {
  const drawn = await previewQuestion(services, questionId)
  return { ...drawn, paper: await paperOf(services, questionId, drawn) }
}

/** Question of a row of an import, and its paper; null in place of both while no paper can show it. */
export const previewRowInPaper = async (
  services: Services,
  importId: string,
  position: number,
): Promise<Omit<DrawnRow, 'drawn'> & { drawn: (RenderedQuestion & { paper: Paper }) | null }> => {
  const { drawn, ...row } = await drawRow(services, importId, position)
  return { ...row, drawn: drawn && { ...drawn, paper: await paperOf(services, `row-${position}`, drawn) } }
}
