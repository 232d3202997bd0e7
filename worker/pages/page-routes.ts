import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** Where the router asks in the browser which scripts pages have. */
export const manifestPath = '/__manifest'

/** A route's whole path, with those of the routes around it. */
const pathOf = (routes: Routes, id: string): string => {
  const { parentId, path } = routes[id] ?? {}
  return [parentId !== undefined && pathOf(routes, parentId), path].filter(Boolean).join('/')
}

/** Whether an address is one of the administrators' pages. */
export const isAdminPage = (pathname: string): boolean => /^\/admin(\/|$)/i.test(pathname)

/** A page of administrators, or what stands around such pages alone. */
const isAdminRoute = (routes: Routes, id: string): boolean => {
  const children = Object.values(routes).filter((route) => route?.parentId === id)
  if (children.length === 0) return isAdminPage(`/${pathOf(routes, id)}`)
  return children.every((child) => child && isAdminRoute(routes, child.id))
}

/** A build whose manifest names no page of administrators. The loaders of those pages stay: they send others away. */
export const publicBuild = (build: ServerBuild): ServerBuild => {
  const routes = Object.entries(build.assets.routes).filter(([id]) => !isAdminRoute(build.routes, id))
  return { ...build, assets: { ...build.assets, routes: Object.fromEntries(routes) } }
}

const partsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean)

/** Whether a path that can be decoded is a page's, found in time that grows with its length alone. */
export const pageFinder = (routes: Routes): ((pathname: string) => boolean) => {
  const paths = Object.values(routes)
    .filter((route) => route && (route.index || (route.path && route.path !== '*')))
    .map((route) => partsOf(pathOf(routes, route?.id ?? '')))
  const patterns = new Map(
    [...Map.groupBy(paths, ({ length }) => length)].map(([length, same]) => {
      const alternatives = same.map((parts) => parts.map((part) => (part.startsWith(':') ? '[^/]+' : part)).join('/'))
      return [length, new RegExp(`^(?:${alternatives.join('|')})$`, 'i')]
    }),
  )
  return (pathname) => {
    const parts = partsOf(pathname)
    return patterns.get(parts.length)?.test(parts.map(decodeURIComponent).join('/')) ?? false
  }
}
