import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addTest, type NewTest } from './rows.ts'

/**
 * Server through which tests in other processes add rows to the product's database: POST a `NewTest` as JSON; POST /sql
 * with {sql, params} runs a statement and returns its rows.
 */
export const serveRows = async (d1: D1Database): Promise<{ url: string; stop: () => Promise<void> }> => {
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
    request.on('end', () => {
      const body: unknown = JSON.parse(text)
      answer(d1, request.url ?? '/', body).then(
        (rows) => response.end(JSON.stringify(rows)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const answer = async (d1: D1Database, path: string, body: unknown): Promise<unknown> => {
  if (path !== '/sql') return addTest(d1, body as NewTest)
  const { sql, params } = body as { sql: string; params: unknown[] }
  return (
    await d1
      .prepare(sql)
      .bind(...params)
      .all()
  ).results
}
