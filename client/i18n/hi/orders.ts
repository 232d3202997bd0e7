import type { Strings } from '../en/index.ts'

export const orders: Strings['orders'] = {
  states: {
    created: 'भुगतान नहीं हुआ',
    pending: 'भुगतान का इंतज़ार',
    paid: 'पैसा मिल गया, खोला जा रहा है',
    fulfilled: 'भुगतान हो गया',
    failed: 'भुगतान असफल रहा',
    expired: 'समय पर भुगतान नहीं हुआ',
    cancelled: 'रद्द किया गया',
    review: 'हम इसे देख रहे हैं',
    part_refunded: 'कुछ पैसा लौटाया गया',
    refunded: 'पैसा लौटाया गया',
  },
  kinds: { series: 'टेस्ट सीरीज़', course: 'कोर्स', material: 'अध्ययन सामग्री', video: 'वीडियो', pass: 'पास' },
}
