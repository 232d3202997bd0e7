import type { AuthoredJob } from '../../../domain/jobs/authored.ts'
import { schemes } from '../jobs/schemes.ts'
import { service, withSections } from '../jobs/sections.ts'
import { selection } from '../jobs/selection.ts'
import type { SeededItem } from './shapes.ts'

const dayMs = 86_400_000

const firstPost = (job: AuthoredJob, parts: Partial<AuthoredJob['posts'][number]>): AuthoredJob['posts'] =>
  job.posts.slice(0, 1).map((post) => ({ ...post, ...parts }))

const withScheme = (about: AuthoredJob['about'], scheme: AuthoredJob['about']): AuthoredJob['about'] =>
  withSections({ about, scheme, service: service.central, isOfState: false })

const labAbout = withScheme(
  {
    en: 'Laboratory assistants set up experiments, keep the instruments and record readings.\n\nThey prepare solutions, look after gas, acids and waste by the rules of safety and keep the register of stores. In the season of sampling the work runs into the evening. The posts are in central laboratories of soil, water and food, in most states one or two. A departmental examination leads to technical assistant.',
    hi: 'प्रयोगशाला सहायक प्रयोग की तैयारी करते हैं, उपकरण सँभालते हैं और मान दर्ज करते हैं।\n\nवे घोल बनाते हैं, सुरक्षा के नियमों से गैस, अम्ल और अपशिष्ट सँभालते हैं और भंडार का रजिस्टर भरते हैं। नमूने लेने के मौसम में काम शाम तक चलता है। पद मिट्टी, पानी और खाद्य की केंद्रीय प्रयोगशालाओं में हैं, ज़्यादातर राज्यों में एक या दो। विभागीय परीक्षा से तकनीकी सहायक बन सकते हैं।',
  },
  schemes.subject,
)

/** Published in four versions by both administrators: a history with notes and two corrigenda. */
const sectionOfficers: SeededItem = {
  id: 'job_office-section-officers',
  kind: 'job',
  base: 'job_sample-combined-graduate',
  acts: [
    {
      act: 'create',
      by: 'demo-admin',
      hoursAgo: 146,
      body: (_moment, base) => {
        const job = base as unknown as AuthoredJob
        return {
          ...base,
          slug: 'office-section-officers',
          title: { en: 'Assistant Section Officers', hi: 'असिस्टेंट सेक्शन ऑफ़िसर' },
          summary: {
            en: '480 posts in the central secretariat for graduates of any subject.',
            hi: 'किसी भी विषय के स्नातकों के लिए केंद्रीय सचिवालय में 480 पद।',
          },
          advertisementNumber: 'SCRB/ASO/07',
          about: withScheme(
            {
              en: 'Section officers prepare files, put up notes and follow decisions until they are carried out. The work is in **New Delhi**.\n\nEach section of a ministry deals with one subject, such as pensions or dams. An assistant section officer reads what comes in, looks up the rule and the earlier case and writes a note on which the officers above decide. Answers to Parliament are due within days, so some evenings are long. After some years the way leads to section officer.',
              hi: 'सेक्शन ऑफ़िसर फ़ाइलें तैयार करते हैं, टिप्पणियाँ रखते हैं और फ़ैसलों को पूरा होने तक देखते हैं। काम **नई दिल्ली** में होता है।\n\nमंत्रालय का हर अनुभाग एक विषय देखता है, जैसे पेंशन या बाँध। सहायक अनुभाग अधिकारी आई हुई डाक पढ़ते हैं, नियम और पुराना मामला देखते हैं और टिप्पणी लिखते हैं, जिस पर ऊपर के अधिकारी निर्णय लेते हैं। संसद के उत्तर कुछ ही दिनों में देने होते हैं, इसलिए कभी-कभी शाम देर तक काम चलता है। कुछ वर्ष बाद अनुभाग अधिकारी बन सकते हैं।',
            },
            schemes.graduate,
          ),
          posts: firstPost(job, {
            name: { en: 'Assistant Section Officer', hi: 'असिस्टेंट सेक्शन ऑफ़िसर' },
            payLevel: '7',
            pay: [4_490_000, 14_240_000],
          }),
        }
      },
    },
    { act: 'publish', by: 'demo-admin', hoursAgo: 145, note: 'From the notice of the board, all pages read twice.' },
    {
      act: 'change',
      by: 'demo-editor',
      hoursAgo: 99,
      body: (job) => ({
        summary: {
          en: '500 posts in the central secretariat for graduates of any subject.',
          hi: 'किसी भी विषय के स्नातकों के लिए केंद्रीय सचिवालय में 500 पद।',
        },
        posts: firstPost(job, {
          count: 500,
          vacancies: { ...job.posts[0]?.vacancies, ur: (job.posts[0]?.vacancies.ur ?? 0) + 20 },
        }),
        corrigendum: {
          en: 'Twenty more unreserved posts are offered.',
          hi: 'अनारक्षित वर्ग के बीस पद और जोड़े गए।',
        },
      }),
    },
    { act: 'publish', by: 'demo-editor', hoursAgo: 98, note: 'Corrigendum 1 of the board: 20 more unreserved posts.' },
    {
      act: 'change',
      by: 'demo-admin',
      hoursAgo: 51,
      body: (job) => ({
        dates: job.dates.map((date) =>
          date.kind === 'apply_to' && date.at !== null ? { ...date, at: date.at + 7 * dayMs } : date,
        ),
        corrigendum: {
          en: 'The last date to apply is moved by seven days.',
          hi: 'आवेदन की अंतिम तिथि सात दिन आगे बढ़ाई गई।',
        },
      }),
    },
    { act: 'publish', by: 'demo-admin', hoursAgo: 50, note: 'Corrigendum 2: last date extended by a week.' },
    {
      act: 'change',
      by: 'demo-editor',
      hoursAgo: 27,
      body: (job) => ({
        title: { ...job.title, hi: 'सहायक अनुभाग अधिकारी' },
        posts: firstPost(job, { name: { en: 'Assistant Section Officer', hi: 'सहायक अनुभाग अधिकारी' } }),
      }),
    },
    { act: 'publish', by: 'demo-editor', hoursAgo: 26, note: 'Hindi name of the post as in the Hindi notice.' },
  ],
}

/** Published in both languages; the English was changed since, so the Hindi is stale. */
const labAssistants: SeededItem = {
  id: 'job_office-lab-assistants',
  kind: 'job',
  base: 'job_sample-clerks',
  acts: [
    {
      act: 'create',
      by: 'demo-editor',
      hoursAgo: 75,
      body: (_moment, base) => ({
        ...base,
        slug: 'office-lab-assistants',
        title: { en: 'Laboratory Assistants', hi: 'प्रयोगशाला सहायक' },
        summary: {
          en: '650 laboratory assistants after class 12 with science.',
          hi: 'विज्ञान के साथ 12वीं के बाद प्रयोगशाला सहायक के 650 पद।',
        },
        advertisementNumber: 'SCRB/LA/05',
        about: labAbout,
        selection: selection.written,
        posts: firstPost(base as unknown as AuthoredJob, {
          name: { en: 'Laboratory Assistant', hi: 'प्रयोगशाला सहायक' },
          payLevel: '4',
          pay: [2_550_000, 8_110_000],
          qualification: {
            level: 'class-12',
            text: {
              en: 'Class 12 pass with physics, chemistry and one more science',
              hi: 'भौतिकी, रसायन और एक और विज्ञान विषय के साथ 12वीं पास',
            },
            special: true,
          },
        }),
      }),
    },
    { act: 'publish', by: 'demo-editor', hoursAgo: 74, note: 'From the notice of the board.' },
    {
      act: 'change',
      by: 'demo-admin',
      hoursAgo: 4,
      body: (job) => ({
        about: {
          ...job.about,
          en: job.about.en.replace(
            'record readings.',
            'record readings. Those posted to **field stations** also collect samples.',
          ),
        },
      }),
    },
  ],
}

/** Complete, waiting for nine o'clock of the next day. */
const auditClerks: SeededItem = {
  id: 'job_office-audit-clerks',
  kind: 'job',
  base: 'job_sample-clerks',
  acts: [
    {
      act: 'create',
      by: 'demo-admin',
      hoursAgo: 20,
      body: (_moment, base) => ({
        ...base,
        slug: 'office-audit-clerks',
        title: { en: 'Audit Clerks', hi: 'लेखापरीक्षा लिपिक' },
        summary: {
          en: '650 clerks in audit offices, after class 12.',
          hi: '12वीं के बाद लेखापरीक्षा कार्यालयों में 650 लिपिक।',
        },
        advertisementNumber: 'SCRB/AC/09',
        about: withScheme(
          {
            en: 'Audit clerks check vouchers against ledgers and write up what does not agree.\n\nThey work in the offices of accounts in the capitals of states and go along with audit parties to other offices for some weeks of the year. Reports have to be typed, so a typing test in English or Hindi is part of the selection. A departmental examination leads to auditor.',
            hi: 'लेखापरीक्षा लिपिक वाउचर का बही से मिलान करते हैं और जो नहीं मिलता उसे लिखते हैं।\n\nवे राज्यों की राजधानियों के लेखा कार्यालयों में काम करते हैं और साल में कुछ सप्ताह लेखापरीक्षा दल के साथ दूसरे दफ़्तरों में जाते हैं। रिपोर्टें टाइप करनी होती हैं, इसलिए चयन में अंग्रेज़ी या हिंदी की टाइपिंग परीक्षा है। विभागीय परीक्षा से लेखापरीक्षक बन सकते हैं।',
          },
          schemes.clerk,
        ),
        posts: firstPost(base as unknown as AuthoredJob, { name: { en: 'Audit Clerk', hi: 'लेखापरीक्षा लिपिक' } }),
      }),
    },
    { act: 'schedule', by: 'demo-admin', hoursAgo: 19 },
  ],
}

/** Half entered: English alone, without dates, fees and links. */
const forestGuards: SeededItem = {
  id: 'job_office-forest-guards',
  kind: 'job',
  acts: [
    {
      act: 'create',
      by: 'demo-admin',
      hoursAgo: 2,
      body: () => ({
        slug: 'office-forest-guards',
        title: { en: 'Forest Guards', hi: '' },
        summary: { en: '310 forest guards in the hill divisions.', hi: '' },
        organisationId: 'org_sample-mp',
        advertisementNumber: '11/2026',
        level: 'state',
        region: 'MP',
        sample: true,
        about: { en: 'Guards walk a beat, prevent fires and count animals.', hi: '' },
      }),
    },
  ],
}

/** A copy, in the trash since the day before. */
const doubled: SeededItem = {
  id: 'job_office-doubled',
  kind: 'job',
  base: 'job_sample-combined-graduate',
  acts: [
    {
      act: 'create',
      by: 'demo-editor',
      hoursAgo: 31,
      body: (_moment, base) => ({
        ...base,
        slug: 'office-combined-graduate-copy',
        title: { en: 'Combined Graduate Posts (entered twice)', hi: 'संयुक्त स्नातक स्तरीय पद (दो बार भरा गया)' },
      }),
    },
    { act: 'trash', by: 'demo-editor', hoursAgo: 30 },
  ],
}

export const officeJobs: SeededItem[] = [sectionOfficers, labAssistants, auditClerks, forestGuards, doubled]
