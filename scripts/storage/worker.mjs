/**
 * Stores files of the set-up, given in base64 by key (scripts/storage/put-files.ts), or runs statements against the D1
 * database of a binding (scripts/storage/database.ts). A row is an object for `batch` and `all`, and an array of values
 * for `raw`.
 */
export default {
  async fetch(request, env) {
    const { binding, method, queries, files } = await request.json()
    if (files) {
      const puts = Object.entries(files).map(([key, bytes]) => env[binding].put(key, Uint8Array.fromBase64(bytes)))
      await Promise.all(puts)
      return Response.json(null)
    }
    const database = env[binding]
    const [first, ...others] = queries.map(({ sql, params }) => database.prepare(sql).bind(...params))
    try {
      return Response.json(method === 'batch' ? await database.batch([first, ...others]) : await first[method]())
    } catch (error) {
      return new Response(error instanceof Error ? error.message : String(error), { status: 500 })
    }
  },
}
