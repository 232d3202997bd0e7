import type { DraftBody } from '../../../domain/content/contract.ts'
import { completeQuestion } from '../../../domain/questions/draft.ts'
import { comparedText } from '../../../domain/questions/similarity/compared-text.ts'
import { comparedCharacters } from '../../../domain/questions/similarity/shingles.ts'
import { sketchOf } from '../../../domain/questions/similarity/sketch.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import type { Services } from '../../platform/context.ts'
import { giveWay } from '../../platform/pause.ts'
import { listChanged, replaceTexts, type ChangedQuestion, type IndexedText } from './texts.store.ts'

const pageSize = 20
/** Questions read in one run of the schedule; the next run goes on. */
const maxPages = 150

const textOf = ({ draft, published }: ChangedQuestion): Bilingual | null => {
  if (draft !== null) return comparedText(completeQuestion(JSON.parse(draft) as DraftBody))
  if (published === null) return null
  const { stem, body } = JSON.parse(published) as { stem: unknown; body: Record<string, unknown> }
  return comparedText({ ...body, stem })
}

const indexed = (changed: ChangedQuestion): IndexedText => {
  const { change, id } = changed
  const whole = textOf(changed)
  if (whole === null) return { change, id, text: null, shingles: [] }
  const text = { en: whole.en.slice(0, comparedCharacters), hi: whole.hi.slice(0, comparedCharacters) }
  return { change, id, text, shingles: sketchOf(text) }
}

/** Reads the texts of the last changed questions again; returns their number. `except`: one that is not read. */
export const indexChanged = async ({ db }: Services, limit = pageSize, except = ''): Promise<number> => {
  const changed = await listChanged(db, limit, except)
  if (changed.length > 0) await replaceTexts(db, changed.map(indexed))
  return changed.length
}

/** Scheduled: reads the texts of all changed questions again, such as those of an import. */
export const indexChangedQuestions = async (services: Services): Promise<void> => {
  for (let page = 0; page < maxPages; page += 1) {
    if ((await indexChanged(services)) < pageSize) return
    await giveWay(services)
  }
}
