import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../client/routes.ts'

/** Route with an address of its own: path, id of React Router, module, and modules of the routes above. */
type AddressedRoute = { path: string; id: string; file: string; above: string[] }

const addressed = (entries: readonly RouteConfigEntry[], path: string, above: string[]): AddressedRoute[] =>
  entries.flatMap((entry) => {
    const here = entry.path ? `${path}/${entry.path}`.replace(/\/$/, '') : path
    if (entry.children) return addressed(entry.children, here, [...above, entry.file])
    return [{ path: here, id: entry.id ?? entry.file.replace(/\.tsx?$/, ''), file: entry.file, above }]
  })

/** Every route at or below an address, redirects included. */
export const routesBelow = (beginning: string): AddressedRoute[] =>
  addressed(routes as RouteConfigEntry[], '', []).filter(({ path }) => `${path}/`.startsWith(`${beginning}/`))
