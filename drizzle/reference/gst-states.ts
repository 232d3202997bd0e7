import type { IndianState } from '../../domain/accounts/student-profile.ts'
import type { Bilingual } from '../../domain/questions/contract.ts'

/** `id` is the state code at the start of a GSTIN; `state` is null for a code outside the states. */
export type GstState = { id: string; state: IndianState | null; name: Bilingual }

/**
 * State codes of GST, for the place of supply on invoices. Source: the state codes of the GST portal since 2020, when
 * 25 (Daman and Diu) became part of 26; 28, of Andhra Pradesh before 2014, is no longer issued.
 */
export const gstStates: GstState[] = [
  { id: '01', state: 'JK', name: { en: 'Jammu and Kashmir', hi: 'जम्मू और कश्मीर' } },
  { id: '02', state: 'HP', name: { en: 'Himachal Pradesh', hi: 'हिमाचल प्रदेश' } },
  { id: '03', state: 'PB', name: { en: 'Punjab', hi: 'पंजाब' } },
  { id: '04', state: 'CH', name: { en: 'Chandigarh', hi: 'चंडीगढ़' } },
  { id: '05', state: 'UK', name: { en: 'Uttarakhand', hi: 'उत्तराखंड' } },
  { id: '06', state: 'HR', name: { en: 'Haryana', hi: 'हरियाणा' } },
  { id: '07', state: 'DL', name: { en: 'Delhi', hi: 'दिल्ली' } },
  { id: '08', state: 'RJ', name: { en: 'Rajasthan', hi: 'राजस्थान' } },
  { id: '09', state: 'UP', name: { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' } },
  { id: '10', state: 'BR', name: { en: 'Bihar', hi: 'बिहार' } },
  { id: '11', state: 'SK', name: { en: 'Sikkim', hi: 'सिक्किम' } },
  { id: '12', state: 'AR', name: { en: 'Arunachal Pradesh', hi: 'अरुणाचल प्रदेश' } },
  { id: '13', state: 'NL', name: { en: 'Nagaland', hi: 'नागालैंड' } },
  { id: '14', state: 'MN', name: { en: 'Manipur', hi: 'मणिपुर' } },
  { id: '15', state: 'MZ', name: { en: 'Mizoram', hi: 'मिज़ोरम' } },
  { id: '16', state: 'TR', name: { en: 'Tripura', hi: 'त्रिपुरा' } },
  { id: '17', state: 'ML', name: { en: 'Meghalaya', hi: 'मेघालय' } },
  { id: '18', state: 'AS', name: { en: 'Assam', hi: 'असम' } },
  { id: '19', state: 'WB', name: { en: 'West Bengal', hi: 'पश्चिम बंगाल' } },
  { id: '20', state: 'JH', name: { en: 'Jharkhand', hi: 'झारखंड' } },
  { id: '21', state: 'OD', name: { en: 'Odisha', hi: 'ओडिशा' } },
  { id: '22', state: 'CG', name: { en: 'Chhattisgarh', hi: 'छत्तीसगढ़' } },
  { id: '23', state: 'MP', name: { en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' } },
  { id: '24', state: 'GJ', name: { en: 'Gujarat', hi: 'गुजरात' } },
  {
    id: '26',
    state: 'DD',
    name: { en: 'Dadra and Nagar Haveli and Daman and Diu', hi: 'दादरा और नगर हवेली और दमन और दीव' },
  },
  { id: '27', state: 'MH', name: { en: 'Maharashtra', hi: 'महाराष्ट्र' } },
  { id: '29', state: 'KA', name: { en: 'Karnataka', hi: 'कर्नाटक' } },
  { id: '30', state: 'GA', name: { en: 'Goa', hi: 'गोवा' } },
  { id: '31', state: 'LD', name: { en: 'Lakshadweep', hi: 'लक्षद्वीप' } },
  { id: '32', state: 'KL', name: { en: 'Kerala', hi: 'केरल' } },
  { id: '33', state: 'TN', name: { en: 'Tamil Nadu', hi: 'तमिलनाडु' } },
  { id: '34', state: 'PY', name: { en: 'Puducherry', hi: 'पुदुच्चेरी' } },
  { id: '35', state: 'AN', name: { en: 'Andaman and Nicobar Islands', hi: 'अंडमान और निकोबार द्वीपसमूह' } },
  { id: '36', state: 'TS', name: { en: 'Telangana', hi: 'तेलंगाना' } },
  { id: '37', state: 'AP', name: { en: 'Andhra Pradesh', hi: 'आंध्र प्रदेश' } },
  { id: '38', state: 'LA', name: { en: 'Ladakh', hi: 'लद्दाख' } },
  { id: '97', state: null, name: { en: 'Other Territory', hi: 'अन्य क्षेत्र' } },
]
