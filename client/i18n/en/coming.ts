export const coming = {
  label: 'Coming soon',
  today: 'What is open now',
  tests: 'Test series',
  materials: 'Study materials',
  screens: {
    myPurchases: {
      title: 'My purchases',
      holds: 'What you own and until when, your orders and your invoices will be kept here.',
    },
    adminTests: {
      title: 'Tests',
      holds: 'All tests will be listed here, with their state, and questions will be imported in bulk.',
    },
    adminTestNew: {
      title: 'New test',
      holds: 'A test will be put together here from the question bank, previewed and published.',
    },
    adminTest: {
      title: 'Test editor',
      holds: 'A test will be put together here from the question bank, previewed and published.',
    },
    adminSales: { title: 'Sales', holds: 'Sales, tax, refunds and coupons will be shown here.' },
  },
}
