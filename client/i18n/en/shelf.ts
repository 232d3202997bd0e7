/** Price and terms beside an item that is sold. */
export const shelf = {
  owned: 'You have it, without an end.',
  ownedUntil: 'You have it until {{date}}.',
  notOnSale: 'Not on sale at the moment',
  listPrice: 'instead of',
  gst: 'GST included',
  noEnd: 'Access without an end',
  validity_one: 'Access for {{count}} day',
  validity_other: 'Access for {{count}} days',
  saleEnds: 'On sale until {{date}}',
  pass: '{{title}}: this and everything else in it',
  buy: {
    series: 'Buy the series',
    course: 'Buy the course',
    material: 'Buy this material',
    video: 'Buy this video',
    pass: 'Buy the pass',
  },
  refund: 'One payment, no renewal. Your money back within 7 days if you have used only a little of it.',
  policy: 'Refund policy',
}
