import type { Strings } from '../en/index.ts'

export const cards: Strings['cards'] = {
  add: 'रिविज़न में जोड़ें',
  added: 'आपके रिविज़न में है',
  failed: 'नहीं जुड़ा। कनेक्शन देखकर फिर कोशिश करें।',
}
