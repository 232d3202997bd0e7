import type { Bilingual } from '../../../domain/questions/contract.ts'
import { gate1 } from '../papers/gate-1/index.ts'
import { ibpsPo1 } from '../papers/ibps-po-prelims/index.ts'
import { jeeAdvanced1 } from '../papers/jee-advanced-1/index.ts'
import { jeeMain1 } from '../papers/jee-main-1/index.ts'
import { neet1 } from '../papers/neet-1/index.ts'
import { passagesOf, questionsOf, testOf, type FullPaper } from '../papers/paper.ts'
import { rrbNtpc1 } from '../papers/rrb-ntpc-1/index.ts'
import { sscCgl1 } from '../papers/ssc-cgl-1/index.ts'
import { ugcNet1 } from '../papers/ugc-net-1/index.ts'
import { uppscGs1 } from '../papers/uppsc-gs-1/index.ts'
import { upscCsat1 } from '../papers/upsc-csat/index.ts'
import { upscGs1 } from '../papers/upsc-gs-1/index.ts'
import { offlineFaq, retakeFaq } from './faq.ts'
import type { SeedGroup } from './shapes.ts'

/** Series for sale with the full-length papers of an exam. */
type SoldPapers = { seriesId: string; title: Bilingual; summary: Bilingual; papers: [FullPaper, ...FullPaper[]] }

const sold: SoldPapers[] = [
  {
    seriesId: 'ser_ssc-cgl-full-papers',
    title: { en: 'SSC CGL Tier 1 2026: full papers', hi: 'एसएससी सीजीएल टियर 1 2026: पूरे पेपर' },
    summary: {
      en: '100 questions in four sections of 15 minutes each, at the level of the last years.',
      hi: '15-15 मिनट के चार खंडों में 100 प्रश्न, पिछले वर्षों के स्तर पर।',
    },
    papers: [sscCgl1],
  },
  {
    seriesId: 'ser_ibps-po-full-papers',
    title: { en: 'IBPS PO Prelims: full papers', hi: 'आईबीपीएस पीओ प्रीलिम्स: पूरे पेपर' },
    summary: {
      en: '100 questions with five options in three sections of 20 minutes each, with the marks of 2025.',
      hi: '20-20 मिनट के तीन खंडों में पाँच विकल्पों वाले 100 प्रश्न, 2025 की अंक योजना के साथ।',
    },
    papers: [ibpsPo1],
  },
  {
    seriesId: 'ser_rrb-ntpc-full-papers',
    title: { en: 'RRB NTPC CBT 1: full papers', hi: 'आरआरबी एनटीपीसी सीबीटी 1: पूरे पेपर' },
    summary: {
      en: '100 questions in 90 minutes: general awareness, mathematics and reasoning.',
      hi: '90 मिनट में 100 प्रश्न: सामान्य ज्ञान, गणित और तर्कशक्ति।',
    },
    papers: [rrbNtpc1],
  },
  {
    seriesId: 'ser_jee-main-full-papers',
    title: { en: 'JEE Main: full papers', hi: 'जेईई मेन: पूरे पेपर' },
    summary: {
      en: '75 questions in three hours: 20 with options and 5 numerical ones in each subject.',
      hi: 'तीन घंटे में 75 प्रश्न: हर विषय में 20 विकल्प वाले और 5 संख्यात्मक।',
    },
    papers: [jeeMain1],
  },
  {
    seriesId: 'ser_upsc-full-papers',
    title: { en: 'UPSC Prelims: full papers', hi: 'यूपीएससी प्रारंभिक परीक्षा: पूरे पेपर' },
    summary: {
      en: 'General Studies 1 with 100 questions and CSAT with 80, two hours each: statements, pairs and passages as in the exam.',
      hi: 'सामान्य अध्ययन 1 के 100 और सीसैट के 80 प्रश्न, दो-दो घंटे में: परीक्षा की तरह कथन, युग्म और परिच्छेद।',
    },
    papers: [upscGs1, upscCsat1],
  },
  {
    seriesId: 'ser_ugc-net-full-papers',
    title: { en: 'UGC-NET Paper 1: full papers', hi: 'यूजीसी-नेट पेपर 1: पूरे पेपर' },
    summary: {
      en: '50 questions of Paper 1 in an hour: five from each of its ten units.',
      hi: 'एक घंटे में पेपर 1 के 50 प्रश्न: दसों इकाइयों से पाँच-पाँच।',
    },
    papers: [ugcNet1],
  },
  {
    seriesId: 'ser_uppsc-full-papers',
    title: { en: 'UPPSC Prelims: full papers', hi: 'यूपीपीएससी प्रारंभिक परीक्षा: पूरे पेपर' },
    summary: {
      en: '150 questions of General Studies 1 in two hours, with Uttar Pradesh through all subjects.',
      hi: 'दो घंटे में सामान्य अध्ययन 1 के 150 प्रश्न; हर विषय में उत्तर प्रदेश।',
    },
    papers: [uppscGs1],
  },
  {
    seriesId: 'ser_jee-advanced-full-papers',
    title: { en: 'JEE Advanced: full papers', hi: 'जेईई एडवांस्ड: पूरे पेपर' },
    summary: {
      en: 'Paper 1 with 51 questions for 180 marks in three hours: one or several right options with partial marks, numbers and lists to match, as in the exam of 2024.',
      hi: 'तीन घंटे में पेपर 1 के 51 प्रश्न, 180 अंक: 2024 की परीक्षा की तरह एक सही, आंशिक अंकों के साथ एक से अधिक सही, संख्यात्मक और सूची मिलान वाले प्रश्न।',
    },
    papers: [jeeAdvanced1],
  },
  {
    seriesId: 'ser_gate-full-papers',
    title: { en: 'GATE Mathematics: full papers', hi: 'गेट गणित: पूरे पेपर' },
    summary: {
      en: '65 questions in three hours: general aptitude and mathematics (MA), of one mark and of two, with the calculator on the screen.',
      hi: 'तीन घंटे में 65 प्रश्न: सामान्य अभियोग्यता और गणित (MA), एक और दो अंक के, स्क्रीन पर कैलकुलेटर के साथ।',
    },
    papers: [gate1],
  },
  {
    seriesId: 'ser_neet-full-papers',
    title: { en: 'NEET-UG: full papers', hi: 'नीट-यूजी: पूरे पेपर' },
    summary: {
      en: '180 questions in three hours, all compulsory, as since 2025: physics, chemistry and biology.',
      hi: 'तीन घंटे में 180 अनिवार्य प्रश्न, 2025 से लागू पैटर्न पर: भौतिकी, रसायन विज्ञान और जीव विज्ञान।',
    },
    papers: [neet1],
  },
]

const groupOf = ({ seriesId, title, summary, papers }: SoldPapers): SeedGroup => ({
  series: {
    id: seriesId,
    examId: papers[0].examId,
    title,
    summary,
    description: {
      en: 'As long and as hard as the exam, with its sections, clocks and negative marks. No question is in any other test here. Each option is explained: why it is right, or which mistake leads to it.',
      hi: 'परीक्षा जितना लंबा और उतना ही कठिन; वही खंड, वही समय और वही ऋणात्मक अंक। इसका कोई प्रश्न यहाँ के किसी और टेस्ट में नहीं है। हर विकल्प समझाया गया है: वह सही क्यों है, या कौन-सी ग़लती उस तक ले जाती है।',
    },
    faq: [retakeFaq, offlineFaq],
    access: 'paid',
  },
  tests: papers.map((paper) => testOf(paper, seriesId)),
})

export const fullPaperGroups = sold.map(groupOf)

const papers = sold.flatMap((series) => series.papers)
export const paperQuestions = papers.flatMap(questionsOf)
export const paperPassages = papers.flatMap(passagesOf)
