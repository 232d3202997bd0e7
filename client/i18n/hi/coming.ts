import type { Strings } from '../en/index.ts'

export const coming: Strings['coming'] = {
  label: 'जल्द आ रहा है',
  today: 'अभी क्या उपलब्ध है',
  tests: 'टेस्ट सीरीज़',
  materials: 'अध्ययन सामग्री',
  screens: {
    myPurchases: { title: 'मेरी ख़रीदारी', holds: 'आपके पास क्या है और कब तक, आपके ऑर्डर और बिल यहाँ मिलेंगे।' },
    adminTests: { title: 'टेस्ट', holds: 'सारे टेस्ट अपनी स्थिति के साथ यहाँ होंगे, और सवाल एक साथ लाए जा सकेंगे।' },
    adminTestNew: { title: 'नया टेस्ट', holds: 'सवाल बैंक से टेस्ट यहाँ बनेगा, देखा और प्रकाशित किया जाएगा।' },
    adminTest: { title: 'टेस्ट संपादक', holds: 'सवाल बैंक से टेस्ट यहाँ बनेगा, देखा और प्रकाशित किया जाएगा।' },
    adminSales: { title: 'बिक्री', holds: 'बिक्री, टैक्स, रिफ़ंड और कूपन यहाँ दिखेंगे।' },
  },
}
