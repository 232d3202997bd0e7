/**
 * Runs statements of the set-up against the D1 database of a binding (scripts/storage/database.ts). A row is an object
 * for `batch` and `all`, and an array of values for `raw`.
 */
export default {
  async fetch(request, env) {
    const { binding, method, queries } = await request.json()
    const database = env[binding]
    const [first, ...others] = queries.map(({ sql, params }) => database.prepare(sql).bind(...params))
    try {
      return Response.json(method === 'batch' ? await database.batch([first, ...others]) : await first[method]())
    } catch (error) {
      return new Response(error instanceof Error ? error.message : String(error), { status: 500 })
    }
  },
}
