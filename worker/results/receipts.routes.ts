import { Hono } from 'hono'
import { z } from 'zod'
import { clientAddress } from '../platform/client-address.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { checkReceipt, receiptHashes } from './receipts.usecases.ts'

const CodeParam = z.object({ code: z.string().min(1).max(64) })

/** Public check of a receipt; never cached. */
export const receiptsRoutes = new Hono<AppEnv>()
  .get('/:code', validate('param', CodeParam), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await checkReceipt(c.var.services, c.req.valid('param').code, clientAddress(c)), 200)
  })
  .get('/:code/hashes', validate('param', CodeParam), async (c) => {
    const text = await receiptHashes(c.var.services, c.req.valid('param').code, clientAddress(c))
    return c.body(text, 200, {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="taiyari-receipt.txt"',
      'cache-control': 'no-store',
    })
  })
