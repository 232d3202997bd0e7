import type { PaperPassage } from '../../../domain/attempts/contract.ts'
import type { ImportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import type { ImportRowView } from '../../../domain/questions/imports/contract.ts'
import { fittingKey } from '../../../domain/questions/drawn.ts'
import { findNamed } from '../../../domain/questions/imports/known-names.ts'
import { kindOf, type Body } from '../../../domain/questions/kinds/registry.ts'
import type { RenderedQuestion } from '../../../domain/questions/preview.ts'
import type { Services } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { previewPassage } from '../preview.usecases.ts'
import { renderReasons } from '../questions.content.ts'
import { renderBilingual } from '../rich-text.ts'
import { codeAlone, readNames } from './bank.usecases.ts'
import { bodyIn } from './body-in.ts'
import { requireImport } from './imports.usecases.ts'
import type { StoredImport } from './imports.store.ts'
import { broughtBy, passageIds } from './passages.usecases.ts'
import { findRow, listBrought } from './rows.store.ts'

/** Row of an import; `drawn` is null while no paper can show its question. */
export type DrawnRow = Pick<ImportRowView, 'row' | 'faults'> & { name: string; drawn: RenderedQuestion | null }

/** Passage of a row: one that the file brings, else one of the bank. */
const passageFor = async (
  services: Services,
  found: StoredImport,
  passage: ImportedQuestion['passage'],
): Promise<PaperPassage | null> => {
  const code = codeAlone(passage)
  const codes = code === undefined ? [] : [code]
  const ofFile = await listBrought(services.db, found.id, codes)
  const brought = broughtBy(ofFile.get(code ?? '') ?? passage, found)
  if (brought) {
    const { code: id, kind, title, content } = brought
    return { id, kind, title, content: await renderBilingual(content) }
  }
  const [id] = (await passageIds(services, found, codes)).values()
  return id === undefined ? null : (await previewPassage(services, id)).passage
}

const rendered = async (
  services: Services,
  found: StoredImport,
  question: ImportedQuestion,
): Promise<RenderedQuestion | null> => {
  const { key, stem, solution = { en: '', hi: '' }, reasons = {}, hint = null } = question
  const body = bodyIn(question)
  if (!body || !stem || !key) return null
  const { exams } = await readNames(services)
  return {
    exams: (question.exams ?? found.choices.exams ?? []).flatMap((name) => findNamed(exams, name) ?? []),
    stem: await renderBilingual(stem),
    body: { ...(await kindOf(key.kind).mapTexts(body, renderBilingual)), kind: key.kind } as Body,
    passage: await passageFor(services, found, question.passage),
    key: fittingKey(key, body),
    solution: await renderBilingual(solution),
    reasons: await renderReasons(reasons),
    hint: hint && (await renderBilingual(hint)),
  }
}

/** Row of an import as students will see it. */
export const drawRow = async (services: Services, importId: string, position: number): Promise<DrawnRow> => {
  const [found, row] = await Promise.all([requireImport(services, importId), findRow(services.db, importId, position)])
  if (!row) throw notFound()
  return { row: row.row, faults: row.faults, name: found.name, drawn: await rendered(services, found, row.question) }
}
