/** Days for which an item in the trash can be restored. */
export const trashRetentionDays = 30
