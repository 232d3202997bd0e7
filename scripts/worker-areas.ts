/**
 * Areas of the worker from the lowest up: each imports only earlier areas, so that no cycle can arise. A lower area
 * reaches a higher one through `worker/events`, or through a parameter from a file at the root.
 */
export const workerAreas: readonly string[] = [
  'platform',
  'events',
  'activities',
  'notifications',
  'files',
  'settings',
  'tasks',
  'purchases',
  'content',
  'search',
  'seo',
  'accounts',
  'contact',
  'questions',
  'vocabulary',
  'catalogue',
  'results',
  'attempts',
  'materials',
  'jobs',
  'videos',
  'courses',
  'current-affairs',
  'home',
  'data-rights',
  'office',
  'dashboard',
  'pages',
]
