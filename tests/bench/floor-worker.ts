import { DurableObject } from 'cloudflare:workers'
import { Hono } from 'hono'

type Floor = { ROWS: DurableObjectNamespace<FloorObject> }

/** Minimal durable work of an object: one row per call. */
export class FloorObject extends DurableObject<Floor> {
  constructor(ctx: DurableObjectState, env: Floor) {
    super(ctx, env)
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS kept (id INTEGER PRIMARY KEY, body TEXT NOT NULL)')
  }

  keep(body: string): number {
    return this.ctx.storage.sql.exec<{ id: number }>('INSERT INTO kept (body) VALUES (?) RETURNING id', body).one().id
  }
}

const kept = new Map<number, ArrayBuffer>()

const bytesOf = (count: number): ArrayBuffer => {
  const bytes = kept.get(count) ?? new ArrayBuffer(count)
  kept.set(count, bytes)
  return bytes
}

const app = new Hono<{ Bindings: Floor }>()
  .get('/', (c) => c.text('hello'))
  .get('/bytes/:count', (c) => c.body(bytesOf(Number(c.req.param('count')))))
  .put('/rows/:name', async (c) =>
    c.json({ kept: await c.env.ROWS.getByName(c.req.param('name')).keep(await c.req.text()) }),
  )

/** Direct socket, as for the product. */
export const server = { fetch: app.fetch }

export default app
