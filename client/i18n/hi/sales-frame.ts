import type { Strings } from '../en/index.ts'

export const salesFrame: Strings['salesFrame'] = {
  title: 'बिक्री',
  description: 'बिक्री, टैक्स, ऑर्डर, रिफ़ंड, ऑफ़र और कूपन।',
  tabs: {
    label: 'हिस्से',
    report: 'रिपोर्ट',
    orders: 'ऑर्डर',
    stuck: 'अटके हुए',
    refunds: 'रिफ़ंड',
    offers: 'ऑफ़र',
    coupons: 'कूपन',
    reconciliation: 'मिलान',
  },
}
