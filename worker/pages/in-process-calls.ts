import type { Services } from '../platform/context.ts'

/** Requests from a page's loaders and actions to the app's own routes, with the services that the page shares. */
export const inProcessCalls = new WeakMap<Request, Services>()
