import type { DraftBody } from '../../domain/content/contract.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Most characters of a text whose words are searched. */
const maxText = 300

/** Texts by which the office finds a draft; fields of another type are left out. */
export const draftTexts = (body: DraftBody): string[] => {
  const named = body.title ?? body.stem
  const title = isRecord(named) ? [named.en, named.hi] : []
  return [...title, body.slug, body.advertisementNumber].flatMap((text) =>
    typeof text === 'string' ? [text.slice(0, maxText)] : [],
  )
}
