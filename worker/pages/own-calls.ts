import type { Services } from '../platform/context.ts'

/** Calls that a page at the edge makes into our own routes, each with the services that all calls of the page share. */
export const ownCalls = new WeakMap<Request, Services>()
