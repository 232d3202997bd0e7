/** Stores files of the set-up in the R2 bucket of a binding, given in base64 by key (scripts/storage/put-files.ts). */
export default {
  async fetch(request, env) {
    const { binding, files } = await request.json()
    const puts = Object.entries(files).map(([key, bytes]) => env[binding].put(key, Uint8Array.fromBase64(bytes)))
    await Promise.all(puts)
    return new Response(null, { status: 204 })
  },
}
