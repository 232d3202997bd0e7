import type { Strings } from '../en/index.ts'

export const shelf: Strings['shelf'] = {
  owned: 'यह आपके पास है, हमेशा के लिए।',
  ownedUntil: 'यह {{date}} तक आपके पास है।',
  notOnSale: 'अभी बिक्री पर नहीं है',
  listPrice: 'पहले की क़ीमत',
  gst: 'जीएसटी शामिल',
  noEnd: 'हमेशा के लिए',
  validity_one: '{{count}} दिन के लिए',
  validity_other: '{{count}} दिन के लिए',
  saleEnds: '{{date}} तक बिक्री पर',
  pass: '{{title}}: यह और इसमें शामिल बाक़ी सब',
  buy: {
    series: 'सीरीज़ ख़रीदें',
    course: 'कोर्स ख़रीदें',
    material: 'यह सामग्री ख़रीदें',
    video: 'यह वीडियो ख़रीदें',
    pass: 'पास ख़रीदें',
  },
  refund: 'एक बार का भुगतान, अपने-आप दोबारा पैसे नहीं कटते। थोड़ा-सा ही देखा हो, तो 7 दिन के भीतर पैसे वापस।',
  policy: 'धन-वापसी नीति',
}
