import { draftLimits, type DraftBody } from '../../domain/content/contract.ts'
import { bodyTooLarge } from '../platform/guards.ts'
import { jsonDepth } from '../platform/json-depth.ts'
import { fileKeysIn } from './file-keys.ts'

/** Body of a draft with the keys of its files. Throws 413 above `draftLimits`. */
export const boundedDraft = (body: DraftBody) => {
  const text = JSON.stringify(body)
  if (new TextEncoder().encode(text).length > draftLimits.bytes || jsonDepth(text) > draftLimits.depth)
    throw bodyTooLarge()
  return { body, files: fileKeysIn(body) }
}
