import type { TestContent } from '../../domain/catalogue/test-content.ts'
import type { Paper } from '../../domain/attempts/contract.ts'
import type { DraftPreview } from '../../domain/content/preview.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { notPossible } from '../content/content.state.ts'
import { previewOf } from '../content/preview.usecases.ts'
import type { Services } from '../platform/context.ts'
import { previewPaper } from '../questions/preview-paper.usecases.ts'
import { findPattern } from './test-versions.store.ts'
import { testContent } from './tests.content.ts'

const notDrawable = () => notPossible('This draft cannot be drawn yet.', 'not_drawable')

const drawn = async (services: Services, testId: string) => {
  try {
    return await previewOf(services, testContent, testId)
  } catch (error) {
    // A pattern or a section that does not exist.
    if (error instanceof RangeError) throw notDrawable()
    throw error
  }
}

/** Paper of the draft of a test, as students would get it. Throws 409 while it cannot be drawn. */
export const previewTest = async (
  services: Services,
  testId: string,
): Promise<{ preview: DraftPreview; paper: Paper }> => {
  const { preview, row, content } = await drawn(services, testId)
  const { presetVersionId, durationMs, sections } = content as TestContent
  const pattern = await findPattern(services.db, presetVersionId)
  if (!pattern) throw notDrawable()
  return {
    preview,
    paper: await previewPaper(services, { testId, title: row.title as Bilingual, durationMs, pattern, sections }),
  }
}
