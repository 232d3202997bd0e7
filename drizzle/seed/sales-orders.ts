import type { IndianState } from '../../domain/accounts/student-profile.ts'
import type { Language } from '../../domain/language.ts'

/** A student of the demo who buys. Only the one with a password signs in. */
export type SeedBuyer = {
  id: string
  name: string
  email: string
  password?: string
  state: IndianState
  language: Language
}

export const seedBuyers: readonly SeedBuyer[] = [
  {
    id: 'demo-buyer',
    name: 'Demo Buyer',
    email: 'buyer@demo.taiyari.test',
    password: 'Taiyari-buyer-2026',
    state: 'UP',
    language: 'en',
  },
  { id: 'demo-asha', name: 'Asha Verma', email: 'asha@demo.taiyari.test', state: 'MH', language: 'hi' },
  { id: 'demo-ravi', name: 'Ravi Kumar', email: 'ravi@demo.taiyari.test', state: 'DL', language: 'en' },
  { id: 'demo-meena', name: 'Meena Iyer', email: 'meena@demo.taiyari.test', state: 'TN', language: 'en' },
  { id: 'demo-imran', name: 'Imran Khan', email: 'imran@demo.taiyari.test', state: 'BR', language: 'hi' },
  { id: 'demo-sunita', name: 'Sunita Devi', email: 'sunita@demo.taiyari.test', state: 'RJ', language: 'hi' },
]

/** An act on an order. Amounts in paise. */
export type OrderAct =
  | { act: 'pay'; amount?: number; status?: 'captured' | 'failed' }
  | { act: 'cancel' }
  | { act: 'expire' }
  /** `gateway`: what becomes of a refund that is sent at once. */
  | { act: 'ask_refund'; reason: string; gateway?: 'pending' | 'failed' }
  | { act: 'reject'; answer: string }
  | { act: 'refund_part'; amount: number; reason: string }

export type SeedOrder = {
  /** Name in its ids. */
  name: string
  buyer: string
  itemId: string
  coupon?: string
  hoursAgo: number
  /** True for one that the gateway did not take. */
  gatewayDown?: true
  acts: ({ hoursAgo: number } & OrderAct)[]
}

const [course, series, material, video, pass] = [
  'crs_english-error-hunt',
  'ser_jee-advanced-practice',
  'mat_polity-in-five-chapters',
  'vid_simple-and-compound-interest',
  'pass:state-psc',
]

/** Orders of the demo, one at least in every state, with refunds in the queue. */
export const seedOrders: readonly SeedOrder[] = [
  {
    name: 'course',
    buyer: 'demo-buyer',
    itemId: course,
    coupon: 'demo20',
    hoursAgo: 480,
    acts: [{ hoursAgo: 479.95, act: 'pay' }],
  },
  { name: 'video', buyer: 'demo-buyer', itemId: video, hoursAgo: 50, acts: [{ hoursAgo: 49.97, act: 'pay' }] },
  { name: 'cancelled', buyer: 'demo-buyer', itemId: series, hoursAgo: 75, acts: [{ hoursAgo: 74.9, act: 'cancel' }] },
  { name: 'pending', buyer: 'demo-buyer', itemId: pass, hoursAgo: 0.1, acts: [] },
  {
    name: 'refunded',
    buyer: 'demo-asha',
    itemId: pass,
    hoursAgo: 300,
    acts: [
      { hoursAgo: 299.9, act: 'pay' },
      { hoursAgo: 280, act: 'ask_refund', reason: 'मैंने ग़लती से दूसरे राज्य का पास ख़रीद लिया।' },
    ],
  },
  {
    name: 'part-refunded',
    buyer: 'demo-ravi',
    itemId: series,
    hoursAgo: 260,
    acts: [
      { hoursAgo: 259.9, act: 'pay' },
      {
        hoursAgo: 200,
        act: 'refund_part',
        amount: 50_00,
        reason: 'Two tests of the series were published a week late.',
      },
    ],
  },
  {
    name: 'refund-asked',
    buyer: 'demo-ravi',
    itemId: material,
    hoursAgo: 216,
    acts: [
      { hoursAgo: 215.9, act: 'pay' },
      { hoursAgo: 5, act: 'ask_refund', reason: 'My exam was cancelled, so I do not need it any more.' },
    ],
  },
  {
    name: 'amount',
    buyer: 'demo-meena',
    itemId: course,
    hoursAgo: 30,
    acts: [{ hoursAgo: 29.9, act: 'pay', amount: 1_00 }],
  },
  {
    name: 'failed',
    buyer: 'demo-meena',
    itemId: video,
    hoursAgo: 28,
    acts: [{ hoursAgo: 27.9, act: 'pay', status: 'failed' }],
  },
  {
    name: 'refund-rejected',
    buyer: 'demo-imran',
    itemId: course,
    hoursAgo: 400,
    acts: [
      { hoursAgo: 399.9, act: 'pay' },
      { hoursAgo: 100, act: 'ask_refund', reason: 'कोर्स मेरे काम का नहीं है।' },
      {
        hoursAgo: 96,
        act: 'reject',
        answer: 'सात दिन बीत चुके हैं, इसलिए पैसे वापस नहीं हो सकते। कोर्स आपके पास पूरे साल रहेगा।',
      },
    ],
  },
  {
    name: 'paid-late',
    buyer: 'demo-imran',
    itemId: series,
    hoursAgo: 26,
    acts: [
      { hoursAgo: 25, act: 'expire' },
      { hoursAgo: 23, act: 'pay' },
    ],
  },
  {
    name: 'bought-again',
    buyer: 'demo-imran',
    itemId: series,
    hoursAgo: 24,
    acts: [{ hoursAgo: 23.9, act: 'pay' }],
  },
  { name: 'expired', buyer: 'demo-imran', itemId: pass, hoursAgo: 20, acts: [{ hoursAgo: 19, act: 'expire' }] },
  {
    name: 'refund-failed',
    buyer: 'demo-sunita',
    itemId: material,
    hoursAgo: 150,
    acts: [
      { hoursAgo: 149.9, act: 'pay' },
      { hoursAgo: 140, act: 'ask_refund', reason: 'किताब मेरे पास पहले से है।', gateway: 'failed' },
    ],
  },
  {
    name: 'refund-waits',
    buyer: 'demo-sunita',
    itemId: series,
    hoursAgo: 60,
    acts: [
      { hoursAgo: 59.9, act: 'pay' },
      { hoursAgo: 1, act: 'ask_refund', reason: 'अब मैं दूसरी परीक्षा की तैयारी करूँगी।', gateway: 'pending' },
    ],
  },
  { name: 'created', buyer: 'demo-sunita', itemId: course, hoursAgo: 0.2, gatewayDown: true, acts: [] },
]
