import { Hono } from 'hono'
import { z } from 'zod'
import {
  AtRevision,
  DraftInput,
  NewItem,
  Publication,
  ScheduleRequest,
  VersionsQuery,
  Withdrawal,
} from '../../domain/content/contract.ts'
import { DiffQuery, HistoryQuery } from '../../domain/content/history.ts'
import { OfficeQuery } from '../../domain/content/office-query.ts'
import type { AppEnv } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import type { ContentKind } from './content-kind.ts'
import { createItem, duplicateItem } from './creation.usecases.ts'
import { discardDraft, readDraft, readItem, saveChecked } from './drafts.usecases.ts'
import { diffOf, listHistory } from './history.usecases.ts'
import { listItems } from './office-list.usecases.ts'
import { archive, publish, schedule, unpublish, unschedule } from './publishing.usecases.ts'
import { restoreKept, restoreVersion } from './restoring.usecases.ts'
import { restore, trash } from './trash.usecases.ts'
import { listVersions, readVersion } from './versions.usecases.ts'

const KindParam = z.object({ kind: z.string().max(40) })
const ItemParam = KindParam.extend({ id: z.string().min(1).max(64) })
const VersionParam = ItemParam.extend({ version: z.coerce.number().int().positive() })
const KeptParam = ItemParam.extend({ keptId: z.string().min(1).max(64) })
const done = { status: true } as const

/** Throws 404 for an unknown kind. */
/** Mounted under /admin/content behind the administrator guard. */
export const adminContentRoutes = (kinds: readonly ContentKind[]) => {
  const contentOf = (name: string): ContentKind => {
    const kind = kinds.find((each) => each.kind === name)
    if (!kind) throw notFound()
    return kind
  }
  return new Hono<AppEnv>()
    .get('/:kind', validate('param', KindParam), validate('query', OfficeQuery), async (c) => {
      const kind = contentOf(c.req.valid('param').kind)
      return c.json(await listItems(c.var.services, kind, c.req.valid('query')), 200)
    })
    .post('/:kind', validate('param', KindParam), validate('json', NewItem), async (c) => {
      const kind = contentOf(c.req.valid('param').kind)
      return c.json(await createItem(c.var.services, kind, c.req.valid('json').body, c.var.user.id), 201)
    })
    .get('/:kind/:id', validate('param', ItemParam), async (c) => {
      const { kind, id } = c.req.valid('param')
      return c.json(await readItem(c.var.services, contentOf(kind), id), 200)
    })
    .get('/:kind/:id/draft', validate('param', ItemParam), async (c) => {
      const { kind, id } = c.req.valid('param')
      return c.json(await readDraft(c.var.services, contentOf(kind), id), 200)
    })
    .put('/:kind/:id/draft', validate('param', ItemParam), validate('json', DraftInput), async (c) => {
      const { kind, id } = c.req.valid('param')
      return c.json(await saveChecked(c.var.services, contentOf(kind), id, c.req.valid('json'), c.var.user.id), 200)
    })
    .delete('/:kind/:id/draft', validate('param', ItemParam), validate('json', AtRevision), async (c) => {
      const { kind, id } = c.req.valid('param')
      const { revision } = c.req.valid('json')
      await discardDraft(c.var.services, contentOf(kind), id, revision, c.var.user.id)
      return c.json(done, 200)
    })
    .post('/:kind/:id/publication', validate('param', ItemParam), validate('json', Publication), async (c) => {
      const { kind, id } = c.req.valid('param')
      return c.json(await publish(c.var.services, contentOf(kind), id, c.req.valid('json'), c.var.user.id), 201)
    })
    .delete('/:kind/:id/publication', validate('param', ItemParam), validate('json', Withdrawal), async (c) => {
      const { kind, id } = c.req.valid('param')
      await unpublish(c.var.services, contentOf(kind), id, c.var.user.id, c.req.valid('json'))
      return c.json(done, 200)
    })
    .put('/:kind/:id/schedule', validate('param', ItemParam), validate('json', ScheduleRequest), async (c) => {
      const { kind, id } = c.req.valid('param')
      return c.json(await schedule(c.var.services, contentOf(kind), id, c.req.valid('json'), c.var.user.id), 200)
    })
    .delete('/:kind/:id/schedule', validate('param', ItemParam), validate('json', EmptyBody), async (c) => {
      const { kind, id } = c.req.valid('param')
      await unschedule(c.var.services, contentOf(kind), id, c.var.user.id)
      return c.json(done, 200)
    })
    .post('/:kind/:id/archive', validate('param', ItemParam), validate('json', Withdrawal), async (c) => {
      const { kind, id } = c.req.valid('param')
      await archive(c.var.services, contentOf(kind), id, c.var.user.id, c.req.valid('json'))
      return c.json(done, 200)
    })
    .post('/:kind/:id/trash', validate('param', ItemParam), validate('json', Withdrawal), async (c) => {
      const { kind, id } = c.req.valid('param')
      await trash(c.var.services, contentOf(kind), id, c.var.user.id, c.req.valid('json'))
      return c.json(done, 200)
    })
    .post('/:kind/:id/restoration', validate('param', ItemParam), validate('json', EmptyBody), async (c) => {
      const { kind, id } = c.req.valid('param')
      await restore(c.var.services, contentOf(kind), id, c.var.user.id)
      return c.json(done, 200)
    })
    .post('/:kind/:id/duplicate', validate('param', ItemParam), validate('json', EmptyBody), async (c) => {
      const { kind, id } = c.req.valid('param')
      return c.json(await duplicateItem(c.var.services, contentOf(kind), id, c.var.user.id), 201)
    })
    .get('/:kind/:id/versions', validate('param', ItemParam), validate('query', VersionsQuery), async (c) => {
      const { kind, id } = c.req.valid('param')
      return c.json(await listVersions(c.var.services, contentOf(kind), id, c.req.valid('query').before), 200)
    })
    .get('/:kind/:id/versions/:version', validate('param', VersionParam), async (c) => {
      const { kind, id, version } = c.req.valid('param')
      return c.json({ body: await readVersion(c.var.services, contentOf(kind), id, version) }, 200)
    })
    .post(
      '/:kind/:id/versions/:version/restoration',
      validate('param', VersionParam),
      validate('json', AtRevision),
      async (c) => {
        const { kind, id, version } = c.req.valid('param')
        const from = { version, revision: c.req.valid('json').revision }
        return c.json({ revision: await restoreVersion(c.var.services, contentOf(kind), id, from, c.var.user.id) }, 200)
      },
    )
    .post(
      '/:kind/:id/kept/:keptId/restoration',
      validate('param', KeptParam),
      validate('json', AtRevision),
      async (c) => {
        const { kind, id, keptId } = c.req.valid('param')
        const from = { keptId, revision: c.req.valid('json').revision }
        return c.json({ revision: await restoreKept(c.var.services, contentOf(kind), id, from, c.var.user.id) }, 200)
      },
    )
    .get('/:kind/:id/history', validate('param', ItemParam), validate('query', HistoryQuery), async (c) => {
      const { kind, id } = c.req.valid('param')
      return c.json(await listHistory(c.var.services, contentOf(kind), id, c.req.valid('query').cursor), 200)
    })
    .get('/:kind/:id/diff', validate('param', ItemParam), validate('query', DiffQuery), async (c) => {
      const { kind, id } = c.req.valid('param')
      return c.json(await diffOf(c.var.services, contentOf(kind), id, c.req.valid('query')), 200)
    })
}
