import type { Strings } from '../en/index.ts'

const fields: Strings['courseEditor']['fields'] = {
  subject: 'विषय',
}

export const courseEditor: Strings['courseEditor'] = {
  title: 'कोर्स',
  list: {
    search: 'शीर्षक या पेज का पता',
    emptyTitle: 'अभी कोई कोर्स नहीं',
    emptyText: 'कोर्स में वीडियो, नोट्स और टेस्ट एक क्रम में होते हैं, और अंत में प्रमाणपत्र मिलता है।',
  },
  certificates: {
    title: 'प्रमाणपत्र',
    shown: 'दिखाएँ',
    all: 'सभी',
    revoked: 'रद्द',
    search: 'प्रमाणपत्र खोजें',
    searchHint: 'कोड, छपे नाम, ई-मेल या विद्यार्थी के नाम की शुरुआत; या विद्यार्थी आईडी',
    find: 'खोजें',
    count_one: '{{number}} प्रमाणपत्र',
    count_other: '{{number}} प्रमाणपत्र',
    pages: 'प्रमाणपत्रों के पेज',
    emptyTitle: 'अभी कोई प्रमाणपत्र नहीं',
    emptyText: 'प्रमाणपत्र वाला कोर्स पूरा करके विद्यार्थी वहीं उसे माँगता है।',
    noneRevoked: 'कोई प्रमाणपत्र रद्द नहीं हुआ।',
    noMatch: '“{{words}}” से कोई प्रमाणपत्र या विद्यार्थी शुरू नहीं होता।',
    isRevoked: 'रद्द',
    revokedOn: '{{date}} को रद्द: {{reason}}',
    deletedAccount: 'खाता मिटाया गया',
    revoke: 'रद्द करें',
    revokeOf: '{{name}} का प्रमाणपत्र रद्द करें',
    revokeText: 'इसके बाद कोड जाँचने वाले को “रद्द” दिखेगा, और विद्यार्थी फ़ाइल नहीं ले पाएगा। यह वापस नहीं हो सकता।',
    reason: 'कारण, रिकॉर्ड के लिए',
    reasonMissing: 'कारण कम से कम 3 अक्षरों में लिखें।',
  },
  fields,
}
