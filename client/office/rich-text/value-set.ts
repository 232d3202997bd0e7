/** Event of a textarea whose value a script has set; browsers have none. */
export const valueSet = 'value-set'
