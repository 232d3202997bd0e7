import type { Strings } from '../en/index.ts'

export const facts: Strings['facts'] = {
  title: 'याद रखने लायक़ तथ्य',
  since: '{{date}} से',
  until: '{{date}} तक मान्य',
  over: 'अब सही नहीं',
}
