/** Stands where the server build of the pages stands: nothing under test here renders one. */
export const routes = {}
