/** Id of the list of facts on the page of an item. */
export const usedFactsId = 'used-facts'
