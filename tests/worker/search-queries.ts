/** A query and the address that must be among the first three results; `/*` for any address below. */
export type SearchCase = { q: string; finds: string }

/**
 * Sixty queries as students type them: English, Hindi, Hindi in Latin letters, and misspelled. Written before the
 * ranking was tuned; not to be changed to please it.
 */
export const searchQueries: readonly SearchCase[] = [
  // English
  { q: 'ssc cgl mock test', finds: '/tests/ser_ssc-cgl-mocks' },
  { q: 'JEE Advanced', finds: '/tests/ser_jee-advanced-practice' },
  { q: 'ibps po mock', finds: '/test/tst_ibps-po-1' },
  { q: 'sbi po', finds: '/test/tst_sbi-po-1' },
  { q: 'railway ntpc', finds: '/tests/ser_rrb-ntpc' },
  { q: 'upsc prelims general studies', finds: '/tests/ser_upsc-prelims' },
  { q: 'engineering mathematics', finds: '/tests/ser_gate-mathematics' },
  { q: 'daily quiz', finds: '/test/tst_gs-daily-1' },
  { q: 'ugc net paper 2', finds: '/test/tst_ugc-net-1' },
  { q: 'privacy policy', finds: '/privacy' },
  { q: 'contact', finds: '/contact' },
  { q: 'refund', finds: '/refund' },
  { q: 'data interpretation chart', finds: '/test/tst_data-sets-1' },
  { q: 'constable uttar pradesh', finds: '/jobs/job_sample-up-constables' },
  { q: 'stenographer vacancy', finds: '/jobs/job_sample-stenographers' },
  { q: 'world chess champion', finds: '/study-materials/current-affairs/caf_world-chess-2024' },
  { q: 'goods and services tax', finds: '/study-materials/current-affairs/caf_gst-rollout' },
  { q: 'james webb telescope', finds: '/study-materials/current-affairs/caf_james-webb-launch' },
  { q: 'percentage formula', finds: '/materials/mat_percentages-profit-interest' },
  { q: 'photosynthesis', finds: '/materials/mat_photosynthesis-and-respiration' },
  { q: 'newtons laws of motion', finds: '/materials/mat_laws-of-motion-notes' },
  { q: 'video lectures', finds: '/videos' },
  { q: 'all courses', finds: '/courses' },
  // Hindi
  { q: 'एसएससी मॉक टेस्ट', finds: '/tests/ser_ssc-cgl-mocks' },
  { q: 'जीव विज्ञान', finds: '/test/tst_neet-biology-1' },
  { q: 'तर्कशक्ति', finds: '/test/tst_ssc-reasoning-1' },
  { q: 'संविधान', finds: '/test/tst_gs-polity-1' },
  { q: 'बैंक पीओ', finds: '/tests/ser_bank-po-prelims' },
  { q: 'प्राचीन भारत', finds: '/test/tst_gs-history-1' },
  { q: 'निजता', finds: '/privacy' },
  { q: 'राज्य आयोग', finds: '/tests/ser_state-psc' },
  { q: 'पटवारी भर्ती', finds: '/jobs/job_sample-mp-patwari' },
  { q: 'वन रक्षक', finds: '/jobs/job_sample-mp-forest' },
  { q: 'चंद्रयान', finds: '/study-materials/current-affairs/caf_chandrayaan-3-landing' },
  { q: 'नीति आयोग', finds: '/study-materials/current-affairs/caf_niti-aayog-founded' },
  { q: 'मूल अधिकार', finds: '/materials/mat_fundamental-rights-and-duties' },
  // Hindi in Latin letters
  { q: 'samvidhan', finds: '/test/tst_gs-polity-1' },
  { q: 'itihas', finds: '/test/tst_gs-history-1' },
  { q: 'samanya gyan', finds: '/test/tst_ssc-awareness-1' },
  { q: 'rasayan', finds: '/test/tst_neet-chemistry-1' },
  { q: 'angrezi', finds: '/test/tst_ssc-english-1' },
  { q: 'hamare bare mein', finds: '/about' },
  { q: 'pradhanmantri jan dhan yojna', finds: '/study-materials/current-affairs/caf_jan-dhan-yojana' },
  { q: 'beti bachao beti padhao', finds: '/study-materials/current-affairs/caf_beti-bachao-beti-padhao' },
  { q: 'shikshak bharti rajasthan', finds: '/jobs/job_sample-rajasthan-teachers' },
  { q: 'lekhpal', finds: '/jobs/job_sample-up-lekhpal' },
  { q: 'antarrashtriya yog diwas', finds: '/study-materials/current-affairs/caf_first-yoga-day' },
  { q: 'trikonmiti', finds: '/materials/mat_trigonometry-formulas' },
  { q: 'bhugol', finds: '/materials/mat_geography-of-india' },
  { q: 'monsoon kaise kaam karta hai', finds: '/materials/mat_how-the-monsoon-works' },
  { q: 'sarkari naukri', finds: '/jobs' },
  // Misspelt
  { q: 'upcs prelims', finds: '/tests/ser_upsc-prelims' },
  { q: 'reasonning', finds: '/test/tst_ssc-reasoning-1' },
  { q: 'chemestry', finds: '/test/tst_neet-chemistry-1' },
  { q: 'संविधन', finds: '/test/tst_gs-polity-1' },
  { q: 'mangalyan', finds: '/study-materials/current-affairs/caf_mangalyaan-orbit' },
  { q: 'chandryaan', finds: '/study-materials/current-affairs/caf_chandrayaan-3-landing' },
  { q: 'stenografer', finds: '/jobs/job_sample-stenographers' },
  { q: 'anganvadi supervizor', finds: '/jobs/job_sample-up-sevika' },
  { q: 'inflashion', finds: '/materials/mat_inflation-and-monetary-policy' },
]

/**
 * Everyday words: plurals, transliterated English, abbreviations and slips of short words. Written before the synonyms
 * and corrections that they need; not to be changed to please them.
 */
export const everydayQueries: readonly SearchCase[] = [
  // Plurals
  { q: 'jobs', finds: '/jobs' },
  { q: 'नौकरियाँ', finds: '/jobs' },
  { q: 'naukriyan', finds: '/jobs' },
  { q: 'vacancies', finds: '/jobs/*' },
  { q: 'रिक्तियां', finds: '/jobs/*' },
  { q: 'bank jobs', finds: '/jobs/*' },
  { q: 'ssc jobs', finds: '/jobs/*' },
  { q: 'quizzes', finds: '/study-materials/current-affairs/quiz' },
  // Other scripts and translations
  { q: 'current affairs', finds: '/study-materials/current-affairs' },
  { q: 'करेंट अफ़ेयर्स', finds: '/study-materials/current-affairs' },
  { q: 'करंट अफेयर्स', finds: '/study-materials/current-affairs' },
  { q: 'karant afeyar', finds: '/study-materials/current-affairs' },
  { q: 'govt job', finds: '/jobs' },
  { q: 'सरकारी नौकरियाँ', finds: '/jobs' },
  { q: 'पुलिस भर्ती', finds: '/jobs/job_sample-up-constables' },
  { q: 'police vacancy', finds: '/jobs/job_sample-up-constables' },
  { q: 'टीचर भर्ती', finds: '/jobs/job_sample-rajasthan-teachers' },
  { q: 'teacher jobs', finds: '/jobs/job_sample-rajasthan-teachers' },
  { q: 'math notes', finds: '/materials/*' },
  { q: 'केमिस्ट्री', finds: '/test/tst_neet-chemistry-1' },
  { q: 'रिजल्ट', finds: '/jobs/*' },
  { q: 'railway jobs', finds: '/jobs/job_sample-railway-technicians' },
  { q: 'rly ntpc', finds: '/tests/ser_rrb-ntpc' },
  { q: 'vedio', finds: '/videos' },
  { q: '10th pass', finds: '/jobs/*' },
  { q: 'मैट्रिक पास नौकरी', finds: '/jobs/*' },
  { q: 'admit card', finds: '/jobs/*' },
  { q: 'एडमिट कार्ड', finds: '/jobs/*' },
  { q: 'hall ticket railway', finds: '/jobs/job_sample-railway-trackmen' },
  // Pages
  { q: 'current affairs quiz', finds: '/study-materials/current-affairs/quiz' },
  { q: 'monthly digest', finds: '/study-materials/current-affairs' },
  { q: 'certificate check', finds: '/certificate' },
  { q: 'प्रमाणपत्र', finds: '/certificate' },
  { q: 'इस्तेमाल की शर्तें', finds: '/terms' },
  // Misspelt
  { q: 'railwya ntpc', finds: '/tests/ser_rrb-ntpc' },
]

/** A query with the kind or the price that is wanted, and the addresses that answer it; `/*` for any below. */
export type KindQuery = { q: string; finds: readonly string[] }

const freeCourses = [
  '/course/crs_constitution-foundations',
  '/course/crs_first-month',
  '/course/crs_percentages-to-profit',
  '/course/crs_reasoning-from-zero',
]
const freeSeries = [
  '/tests/ser_gate-mathematics',
  '/tests/ser_rrb-ntpc',
  '/tests/ser_ssc-cgl-2026',
  '/tests/ser_ssc-cgl-mocks',
  '/tests/ser_state-psc',
  '/tests/ser_ugc-net',
]
const sscSeries = ['/tests/ser_ssc-cgl-2026', '/tests/ser_ssc-cgl-mocks', '/tests/ser_ssc-sections']
const polityNotes = [
  '/materials/mat_fundamental-rights-and-duties',
  '/materials/mat_indian-polity-basics',
  '/materials/mat_polity-in-five-chapters',
]
const geographyNotes = ['/materials/mat_geography-of-india', '/materials/mat_world-geography-basics']
const mathsVideos = [
  '/videos/vid_percentages-quickly',
  '/videos/vid_reading-a-bar-chart',
  '/videos/vid_simple-and-compound-interest',
  '/videos/vid_speed-time-distance',
]
const reasoningVideos = ['/videos/vid_circular-seating-step-by-step', '/videos/vid_syllogisms-with-circles']
/** Videos for bank exams. */
const bankingVideos = [
  ...reasoningVideos,
  '/videos/vid_reading-a-bar-chart',
  '/videos/vid_simple-and-compound-interest',
  '/videos/vid_subject-verb-agreement',
]
const railwayJobs = ['/jobs/job_sample-railway-technicians', '/jobs/job_sample-railway-trackmen']

/**
 * Sixty queries that name a kind or ask for what is free. Written from the items of the demo before the ranking knew
 * kinds; not to be changed to please it.
 */
export const kindQueries: readonly KindQuery[] = [
  // English
  { q: 'reasoning course', finds: ['/course/crs_reasoning-from-zero'] },
  { q: 'polity course', finds: ['/course/crs_constitution-foundations'] },
  { q: 'free course', finds: freeCourses },
  { q: 'free courses', finds: freeCourses },
  { q: 'physics course', finds: ['/course/crs_motion-and-forces'] },
  { q: 'english courses', finds: ['/course/crs_english-error-hunt'] },
  {
    q: 'course for beginners',
    finds: ['/course/crs_constitution-foundations', '/course/crs_first-month', '/course/crs_reasoning-from-zero'],
  },
  { q: 'video percentage', finds: ['/videos/vid_percentages-quickly'] },
  { q: 'photosynthesis videos', finds: ['/videos/vid_photosynthesis'] },
  { q: 'syllogism lecture', finds: ['/videos/vid_syllogisms-with-circles'] },
  { q: 'bar chart video', finds: ['/videos/vid_reading-a-bar-chart'] },
  { q: 'free constitution video', finds: ['/videos/vid_constitution-in-a-minute'] },
  { q: 'ssc test series', finds: sscSeries },
  { q: 'free ssc test series', finds: ['/tests/ser_ssc-cgl-2026', '/tests/ser_ssc-cgl-mocks'] },
  { q: 'upsc test series', finds: ['/tests/ser_upsc-prelims'] },
  { q: 'banking test series', finds: ['/tests/ser_bank-po-prelims'] },
  { q: 'free jee mock test', finds: ['/test/tst_jee-main-1', '/test/tst_jee-advanced-1'] },
  { q: 'chemistry test', finds: ['/test/tst_neet-chemistry-1'] },
  { q: 'history quiz', finds: ['/test/tst_gs-history-1'] },
  { q: 'polity notes', finds: polityNotes },
  { q: 'free biology notes', finds: ['/materials/mat_biology-human-body'] },
  { q: 'geography study material', finds: geographyNotes },
  { q: 'trigonometry pdf', finds: ['/materials/mat_trigonometry-formulas'] },
  { q: 'nurse vacancy', finds: ['/jobs/job_sample-steel-nurses'] },
  { q: 'g20 current affairs', finds: ['/study-materials/current-affairs/caf_g20-new-delhi'] },
  // Hindi
  { q: 'गणित का कोर्स', finds: ['/course/crs_percentages-to-profit'] },
  { q: 'संविधान का कोर्स', finds: ['/course/crs_constitution-foundations'] },
  { q: 'तर्कशक्ति कोर्स', finds: ['/course/crs_reasoning-from-zero'] },
  { q: 'मुफ़्त कोर्स', finds: freeCourses },
  { q: 'निःशुल्क कोर्स', finds: freeCourses },
  { q: 'प्रतिशत वीडियो', finds: ['/videos/vid_percentages-quickly'] },
  { q: 'रीजनिंग के वीडियो', finds: reasoningVideos },
  { q: 'प्रकाश संश्लेषण का वीडियो', finds: ['/videos/vid_photosynthesis'] },
  { q: 'एसएससी टेस्ट सीरीज़', finds: sscSeries },
  { q: 'फ्री टेस्ट सीरीज', finds: freeSeries },
  { q: 'नीट टेस्ट सीरीज', finds: ['/tests/ser_neet'] },
  { q: 'राजव्यवस्था के नोट्स', finds: polityNotes },
  { q: 'भूगोल की किताबें', finds: geographyNotes },
  { q: 'रेलवे की नौकरियाँ', finds: railwayJobs },
  { q: 'इतिहास टेस्ट', finds: ['/test/tst_gs-history-1'] },
  // Hindi in Latin letters
  { q: 'banking ke video', finds: bankingVideos },
  { q: 'reasoning ka course', finds: ['/course/crs_reasoning-from-zero'] },
  { q: 'muft course', finds: freeCourses },
  { q: 'nishulk test series', finds: freeSeries },
  { q: 'ganit ke video', finds: mathsVideos },
  { q: 'samvidhan ka video', finds: ['/videos/vid_constitution-in-a-minute'] },
  { q: 'jee ki test series', finds: ['/tests/ser_jee-main', '/tests/ser_jee-advanced-practice'] },
  { q: 'polity ke notes', finds: polityNotes },
  { q: 'angrezi ka course', finds: ['/course/crs_english-error-hunt'] },
  { q: 'neet ka free mock test', finds: ['/test/tst_neet-1'] },
  { q: 'police ki naukri', finds: ['/jobs/job_sample-up-constables'] },
  {
    q: 'rasayan ke notes',
    finds: ['/materials/mat_chemistry-formulas-jee-neet', '/materials/mat_periodic-table-trends'],
  },
  // Misspelt
  { q: 'reasonning corse', finds: ['/course/crs_reasoning-from-zero'] },
  { q: 'consitution course', finds: ['/course/crs_constitution-foundations'] },
  { q: 'percentge vidio', finds: ['/videos/vid_percentages-quickly'] },
  { q: 'photosynthisis vedio', finds: ['/videos/vid_photosynthesis'] },
  { q: 'ssc test sereis', finds: sscSeries },
  { q: 'rrb ntpc test siries', finds: ['/tests/ser_rrb-ntpc'] },
  { q: 'trignometry notes', finds: ['/materials/mat_trigonometry-formulas'] },
  { q: 'steno vacency', finds: ['/jobs/job_sample-stenographers'] },
]
