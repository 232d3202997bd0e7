/** What someone types, and the address of the item that has to come among the first three; `/*` for any below it. */
export type SearchQuery = { q: string; finds: string }

/**
 * Sixty queries as students type them: English, Hindi, Hindi in Latin letters, and misspelt. Written before the ranking
 * was tuned, and not to be changed to please it.
 */
export const searchQueries: readonly SearchQuery[] = [
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
 * and the corrections they need, and not to be changed to please them.
 */
export const everydayQueries: readonly SearchQuery[] = [
  // Plurals
  { q: 'jobs', finds: '/jobs' },
  { q: 'नौकरियाँ', finds: '/jobs' },
  { q: 'naukriyan', finds: '/jobs' },
  { q: 'vacancies', finds: '/jobs/*' },
  { q: 'रिक्तियां', finds: '/jobs/*' },
  { q: 'bank jobs', finds: '/jobs/*' },
  { q: 'ssc jobs', finds: '/jobs/*' },
  { q: 'quizzes', finds: '/study-materials/current-affairs/quiz' },
  // The same word in other letters, and what it is called in the other language
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
