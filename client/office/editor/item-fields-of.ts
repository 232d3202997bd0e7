import type { Field, Fields } from '../../../domain/content/fields.ts'

/** Fields of a group. */
export const itemFieldsOf = (field: Field): Fields => (field.type === 'group' ? field.fields : {})
