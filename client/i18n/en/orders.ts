/** States of orders and kinds of what is sold. */
export const orders = {
  states: {
    created: 'Not paid yet',
    pending: 'Waiting for payment',
    paid: 'Money received, unlocking',
    fulfilled: 'Paid',
    failed: 'Payment failed',
    expired: 'Not paid in time',
    cancelled: 'Cancelled',
    review: 'We are looking at it',
    part_refunded: 'Partly refunded',
    refunded: 'Refunded',
  },
  kinds: { series: 'Test series', course: 'Course', material: 'Study material', video: 'Video', pass: 'Pass' },
}
