import { rebuildOfficeNow } from '../worker/content/office-rebuild.task.ts'
import type { Bindings } from '../worker/env.ts'
import { makeServices } from '../worker/platform/context.ts'

/** Computes all rows of the office's lists from the content. Returns the number of items. */
export const listContent = (main: D1Database): Promise<number> =>
  rebuildOfficeNow(makeServices({ DB: main } as Bindings, () => undefined))
