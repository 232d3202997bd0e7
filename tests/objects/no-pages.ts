/** Replaces the server build of the pages, which no test here renders. */
export const routes = {}
