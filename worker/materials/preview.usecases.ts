import type { DraftPreview } from '../../domain/content/preview.ts'
import type { FileQuery, MaterialContent, MaterialDetail } from '../../domain/materials/contract.ts'
import type { materials } from '../../drizzle/schema/index.ts'
import { previewOf } from '../content/preview.usecases.ts'
import type { Services } from '../platform/context.ts'
import { noSale } from '../purchases/shelf.usecases.ts'
import { findTerm } from '../vocabulary/terms.usecases.ts'
import { materialContent } from './materials.content.ts'
import { findExams } from './materials.store.ts'
import { detailOf, servePart } from './materials.usecases.ts'

const drawn = async (services: Services, materialId: string) => {
  const { preview, row, content } = await previewOf(services, materialContent, materialId)
  return {
    preview,
    material: row as unknown as typeof materials.$inferSelect,
    content: content as MaterialContent,
  }
}

/** Draft of a material as its readers would have it: whole, with all chapters of an e-book on one page. */
export const previewMaterial = async (
  services: Services,
  materialId: string,
): Promise<{ preview: DraftPreview; material: MaterialDetail }> => {
  const { preview, material, content } = await drawn(services, materialId)
  const [exams, subject] = await Promise.all([
    findExams(services.db, material.exams),
    findTerm(services, 'subject', material.subject),
  ])
  const detail = detailOf(
    { material, subject, series: null, course: null, content, exams, place: null, keepsPlace: false, sale: noSale },
    'open',
    {},
  )
  const chapters = content.chapters.map(({ id, title, html }) => ({ id, title, html }))
  return { preview, material: { ...detail, chapters } }
}

/** File of a draft. */
export const servePreviewFile = async (
  services: Services,
  materialId: string,
  query: FileQuery,
  request: Request,
): Promise<Response> => {
  const { content } = await drawn(services, materialId)
  return servePart(services, { id: materialId, content, isOpen: true, isFree: false }, query, request)
}
