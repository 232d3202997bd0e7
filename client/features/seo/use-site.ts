import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'

/** Settings of the site; undefined when the root failed to load. */
export const useSite = () => useRouteLoaderData<typeof loader>('root')?.site
