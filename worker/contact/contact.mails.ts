import type { Language } from '../../domain/language.ts'
import type { Mail } from '../notifications/mail.ts'

/**
 * Confirms to the sender that a message arrived. Contains no text from the form: anyone can enter someone else's
 * address, and the text would reach a stranger in our name.
 */
export const messageReceived = (to: string, reference: string, language: Language, answerDays: number): Mail =>
  language === 'hi'
    ? {
        to,
        language,
        subject: `आपका संदेश मिल गया (${reference})`,
        lines: [
          'नमस्ते,',
          `इस पते से “तैयारी” के संपर्क फ़ॉर्म पर भेजा गया संदेश हमें मिल गया है। उसका संदर्भ नंबर ${reference} है।`,
          `हम आम तौर पर ${answerDays} कामकाजी दिनों में जवाब देते हैं। इसी बात पर फिर लिखें तो यह नंबर ज़रूर बताएँ।`,
          'अगर आपने हमें नहीं लिखा, तो इस मेल पर ध्यान न दें।',
        ],
      }
    : {
        to,
        language,
        subject: `Your message has reached us (${reference})`,
        lines: [
          'Hello,',
          `A message that was sent from this address with the contact form of Taiyari has reached us. Its reference is ${reference}.`,
          `We usually answer within ${answerDays} working days. Please name the reference if you write about it again.`,
          'If you did not write to us, ignore this mail.',
        ],
      }
