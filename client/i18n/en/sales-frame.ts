/** Frame of the sales screens. */
export const salesFrame = {
  title: 'Sales',
  description: 'Turnover, tax, orders, refunds, offers and coupons.',
  tabs: {
    label: 'Parts',
    report: 'Report',
    orders: 'Orders',
    stuck: 'Stuck',
    refunds: 'Refunds',
    offers: 'Offers',
    coupons: 'Coupons',
    reconciliation: 'Reconciliation',
  },
}
