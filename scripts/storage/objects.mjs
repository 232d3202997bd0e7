/** Calls a method of a Durable Object of the product, for the set-up of the demo (scripts/storage/objects-over.ts). */
export default {
  async fetch(request, env) {
    const { binding, name, method, args } = await request.json()
    return Response.json((await env[binding].getByName(name)[method](...args)) ?? null)
  },
}
