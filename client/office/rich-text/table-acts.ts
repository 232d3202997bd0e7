export const tableActs = ['addRow', 'addColumn', 'removeRow', 'removeColumn'] as const
export type TableAct = (typeof tableActs)[number]
