import { offlineFaq, retakeFaq } from './faq.ts'
import { codes, practice, type SeedGroup, type SeedSection } from './shapes.ts'

/** Questions of one mark, then those of two. */
const weighted = (ones: string[], twos: string[]): Pick<SeedSection, 'questions' | 'weights'> => ({
  questions: [...ones, ...twos],
  weights: Object.fromEntries([...ones.map((code) => [code, 1]), ...twos.map((code) => [code, 2])]),
})

export const gate: SeedGroup = {
  series: {
    id: 'ser_gate-mathematics',
    examId: 'exm_gate',
    title: { en: 'GATE: aptitude and engineering mathematics', hi: 'गेट: अभियोग्यता और इंजीनियरी गणित' },
    summary: {
      en: 'One and two marks, options, several right options and numbers, with the scientific calculator on the screen.',
      hi: 'एक और दो अंक के प्रश्न, विकल्प, एक से अधिक सही विकल्प और संख्याएँ, स्क्रीन पर वैज्ञानिक कैलकुलेटर के साथ।',
    },
    description: {
      en: 'Aptitude and engineering mathematics are asked in nearly every GATE paper. A wrong option costs a third of its marks; several options and numbers cost nothing, so leave none of them empty. The calculator is that of the exam’s screen.',
      hi: 'अभियोग्यता और इंजीनियरी गणित गेट के लगभग हर पेपर में पूछे जाते हैं। ग़लत विकल्प पर एक-तिहाई अंक कटते हैं; एक से अधिक विकल्पों और संख्याओं पर कुछ नहीं कटता, इसलिए उन्हें ख़ाली न छोड़ें। कैलकुलेटर परीक्षा की स्क्रीन जैसा है।',
    },
    faq: [retakeFaq, offlineFaq],
    access: 'free',
  },
  tests: [
    {
      id: 'tst_gate-1',
      seriesId: 'ser_gate-mathematics',
      examId: 'exm_gate',
      presetVersionId: 'pre_gate_v1',
      code: 'GATE-M1',
      title: { en: 'GATE: short paper 1', hi: 'गेट: छोटा पेपर 1' },
      kind: 'chapter',
      access: 'free',
      durationMinutes: 32,
      ...practice,
      sections: [
        {
          presetSectionId: 'aptitude',
          ...weighted([...codes('eng', 33), ...codes('rea', 24), ...codes('apt', 20)], codes('apt', 14, 22)),
        },
        {
          presetSectionId: 'subject',
          title: { en: 'Engineering mathematics', hi: 'इंजीनियरी गणित' },
          ...weighted(codes('mat', 44, 48, 43, 29, 36, 30, 31, 38), codes('mat', 45, 46, 28, 32, 18, 50)),
        },
      ],
    },
  ],
}
