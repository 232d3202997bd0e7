import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** The address from which the router in the browser loads the scripts of further pages. */
export const manifestPath = '/__manifest'

/** A route's whole path, its ancestors' included. */
const pathOf = (routes: Routes, id: string): string => {
  const { parentId, path } = routes[id] ?? {}
  return [parentId !== undefined && pathOf(routes, parentId), path].filter(Boolean).join('/')
}

/** True for the addresses of administrators' pages and of their data. */
export const isAdminPage = (pathname: string): boolean => /^\/admin([/.]|$)/i.test(pathname)

/** True for previews of drafts and their data, which the editor shows in a frame. */
export const isPreviewPage = (pathname: string): boolean => /^\/admin\/.+\/preview(\.data)?$/i.test(pathname)

/** True for the checkout, whose form leads to the payment gateway. */
export const isCheckoutPage = (pathname: string): boolean => /^\/checkout\/[^/]+$/i.test(pathname)

/** True for a route of administrators, and for a layout whose children all are. */
const isAdminRoute = (routes: Routes, id: string): boolean => {
  const children = Object.values(routes).filter((route) => route?.parentId === id)
  if (children.length === 0) return isAdminPage(`/${pathOf(routes, id)}`)
  return children.every((child) => child && isAdminRoute(routes, child.id))
}

/** A build whose manifest names no route of administrators. Their loaders stay, and redirect everyone else. */
export const publicBuild = (build: ServerBuild): ServerBuild => {
  const routes = Object.entries(build.assets.routes).filter(([id]) => !isAdminRoute(build.routes, id))
  return { ...build, assets: { ...build.assets, routes: Object.fromEntries(routes) } }
}

const partsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean)

/** Sort key that puts fixed segments before parameters, as the router ranks them. */
const rank = (parts: string[]): string => parts.map((part) => (part.startsWith(':') ? '\uffff' : part)).join('/')

/**
 * Returns a look-up from a path to the value of its route, in time linear in the path's length. `entries` are route paths
 * with their values; a catch-all route (`*`) is left out. The look-up throws for a path that cannot be decoded.
 */
export const pathFinder = <Found>(entries: readonly [path: string, found: Found][]) => {
  const ranked = entries
    .filter(([path]) => !path.endsWith('*'))
    .map(([path, found]) => ({ parts: partsOf(path), found }))
    .toSorted((one, other) => (rank(one.parts) < rank(other.parts) ? -1 : 1))
  const byLength = new Map(
    [...Map.groupBy(ranked, ({ parts }) => parts.length)].map(([length, same]) => {
      const patterns = same.map(({ parts }) => parts.map((part) => (part.startsWith(':') ? '[^/]+' : part)).join('/'))
      return [length, { pattern: new RegExp(`^(?:(${patterns.join(')|(')}))$`, 'i'), same }]
    }),
  )
  return (pathname: string): Found | null => {
    const parts = partsOf(pathname)
    const ofLength = byLength.get(parts.length)
    const decoded = pathname.includes('%') ? parts.map(decodeURIComponent) : parts
    const groups = ofLength?.pattern.exec(decoded.join('/'))
    return groups ? (ofLength?.same[groups.indexOf(groups[0], 1) - 1]?.found ?? null) : null
  }
}

/** Returns a predicate over decodable paths: true when a route has the path. */
export const pageFinder = (routes: Routes): ((pathname: string) => boolean) => {
  const find = pathFinder(
    Object.values(routes)
      .filter((route) => route && (route.index || route.path))
      .map((route) => [pathOf(routes, route?.id ?? ''), true]),
  )
  return (pathname) => find(pathname) !== null
}
