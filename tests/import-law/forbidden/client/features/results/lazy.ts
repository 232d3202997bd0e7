export const lazy = () => import('../../../worker/app.ts')
