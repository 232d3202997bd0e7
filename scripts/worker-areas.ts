/**
 * The areas of the worker, from the lowest up: each imports only areas before it, so that no cycle can arise. What a
 * lower area has to tell a higher one goes through `worker/events`, or is given as a parameter by a file at the root.
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
  'pages',
]
