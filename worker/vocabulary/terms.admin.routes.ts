import { Hono } from 'hono'
import { z } from 'zod'
import { Move, NameInput, Renaming, TermState } from '../../domain/vocabulary/contract.ts'
import { vocabularies } from '../../domain/vocabulary/terms.ts'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { addTerm, deleteTerm, listOfficeTerms, moveTerm, renameTerm, setArchived } from './terms.usecases.ts'

const VocabularyParam = z.object({ vocabulary: z.enum(vocabularies) })
const TermParam = VocabularyParam.extend({ id: z.string().min(1).max(64) })
const done = { status: true } as const

/** Mounted under /admin/terms, for administrators only. */
export const adminTermsRoutes = new Hono<AppEnv>()
  .get('/:vocabulary', validate('param', VocabularyParam), async (c) =>
    c.json(await listOfficeTerms(c.var.services, c.req.valid('param').vocabulary), 200),
  )
  .post('/:vocabulary', validate('param', VocabularyParam), validate('json', NameInput), async (c) => {
    const { title } = c.req.valid('json')
    return c.json(await addTerm(c.var.services, c.req.valid('param').vocabulary, title, c.var.user.id), 201)
  })
  .put('/:vocabulary/:id', validate('param', TermParam), validate('json', Renaming), async (c) => {
    await renameTerm(c.var.services, c.req.valid('param'), c.req.valid('json'), c.var.user.id)
    return c.json(done, 200)
  })
  .delete('/:vocabulary/:id', validate('param', TermParam), validate('json', EmptyBody), async (c) => {
    await deleteTerm(c.var.services, c.req.valid('param'), c.var.user.id)
    return c.json(done, 200)
  })
  .put('/:vocabulary/:id/state', validate('param', TermParam), validate('json', TermState), async (c) => {
    await setArchived(c.var.services, c.req.valid('param'), c.req.valid('json').archived, c.var.user.id)
    return c.json(done, 200)
  })
  .post('/:vocabulary/:id/move', validate('param', TermParam), validate('json', Move), async (c) => {
    await moveTerm(c.var.services, c.req.valid('param'), c.req.valid('json').direction, c.var.user.id)
    return c.json(done, 200)
  })
