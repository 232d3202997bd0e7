import { lazyPart } from '../../../ui/lazy-part.tsx'

/** `RefundPanel`, whose script and texts follow the page of the order. */
export const RefundPanel = lazyPart(() => import('./refund-panel.tsx'), 'RefundPanel')
