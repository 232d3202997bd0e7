import type { ItemKind } from '../../domain/content.ts'
import type { TaskRunner } from '../tasks/task.ts'
import { makeSocialImage, type FindItem } from './social-images.usecases.ts'

export type SocialImageInput = { kind: ItemKind; id: string }

/** Draws the social image of an item, in one step. */
export const makeSocialImageOf =
  (find: FindItem): TaskRunner<SocialImageInput> =>
  async (services, { input: { kind, id } }) => {
    await makeSocialImage(services, find, kind, id)
    return { done: 1, total: 1, cursor: null }
  }
