/** Questions that are read or written before other requests run. */
export const rowsBetweenPauses = 50
