import type { QuestionKind } from '../../../domain/questions/contract.ts'

/** Instructions of a test: one text for each line of domain/catalogue/instructions.ts. */
export const rules = {
  parts: {
    time: 'Time',
    marking: 'Sections and marking',
    screen: 'General instructions',
    answering: 'Answering a question',
    judging: 'Cut-offs and ranks',
  },
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  seconds_one: '{{count}} second',
  seconds_other: '{{count}} seconds',

  total_time: 'You have {{time}} in all.',
  common_start: 'Everyone’s clock starts at the same moment, as the test opens. Whoever comes later has less time.',
  late_join_one: 'You may still begin up to {{count}} minute after the test opens.',
  late_join_other: 'You may still begin up to {{count}} minutes after the test opens.',
  optional: 'Of {{sections}} you take {{count}}; choose them before you begin. The others are not shown.',
  section_time_one: '{{sections}}: {{time}} of its own.',
  section_time_other: '{{sections}}: {{time}} each.',
  scribe_time_one: '{{sections}} with a scribe: {{time}}.',
  scribe_time_other: '{{sections}} with a scribe: {{time}} each.',
  section_min_submit_one: '{{sections}} can be left only after {{time}}.',
  section_min_submit_other: '{{sections}} can each be left only after {{time}}.',
  break: 'After {{section}} there is a break of {{time}}. The next section then starts by itself.',
  auto_lock: 'When a section’s time is over, it locks by itself with everything saved, and the next one opens.',
  no_early_leave: 'No section can be left before its time is over.',
  no_return: 'You can’t return to a section that is over.',
  after_view_one: 'Once {{sections}} is over, you may read it again, but no longer change it.',
  after_view_other: 'Once {{sections}} are over, you may read them again, but no longer change them.',
  after_edit_one: 'Once {{sections}} is over, you may return to it and change your answers.',
  after_edit_other: 'Once {{sections}} are over, you may return to them and change your answers.',
  after_none_one: 'Once {{sections}} is over, you can’t return to it.',
  after_none_other: 'Once {{sections}} are over, you can’t return to them.',
  one_clock: 'All sections share this time. You may move between them as you like.',
  min_submit: 'The test can’t be submitted in its first {{time}}.',
  pausable: 'You may pause: the clock stands still until you go on.',

  section: 'Section',
  type: 'Type',
  questions: 'Questions',
  right: 'Right',
  wrong: 'Wrong',
  jee_advanced:
    'Several right options: with no wrong one among your choices, 3 of 4 right ones earn 3 marks, 2 of 3 or more earn 2, and 1 of 2 or more earns 1.',
  per_row: 'Lists to match: each right row earns its share of the marks.',
  no_penalty: 'A wrong answer costs nothing.',
  skipped: 'A question left without an answer earns and costs nothing.',
  not_attempted: 'Each question has a further option, “Not attempted”. It earns and costs nothing.',
  blank_penalty: 'A question in which no option at all is chosen costs {{marks}} marks.',
  disqualified: 'Whoever leaves more than {{percent}}% of the questions without any option is disqualified.',
  cap_one: '{{sections}}: you may answer at most {{max}} of the {{of}} questions. To answer another, first clear one.',
  cap_other:
    '{{sections}}: you may answer at most {{max}} of the {{of}} questions of each. To answer another, first clear one.',

  clock:
    'The clock is set at the server. The time left is shown at the top right of the screen. When it reaches zero, everything saved is submitted by itself.',
  palette: 'The question palette shows the status of each question by shape and colour:',
  jump: 'Click a number in the palette to go straight to that question.',
  calculator: 'A scientific calculator is on the screen. No other is allowed.',
  no_keyboard: 'The keyboard is off, as in the exam: use the mouse or your finger, and the keypad on the screen.',
  default_language:
    'Questions appear in the language that you choose as your default. You may change it for a single question.',
  section_language_one: 'In the exam, {{sections}} is set in {{languages}} only.',
  section_language_other: 'In the exam, {{sections}} are set in {{languages}} only.',

  answer: {
    mcq: 'One right option: choose it by its button. To take your choice back, press “Clear Response”.',
    msq: 'One or more right options: tick every option that is right. Tick again to take one away.',
    nat: 'Number to type: enter it with the keypad on the screen.',
    true_false: 'True or false: choose one of the two.',
    short: 'Short answer: type a word or two. Spaces and capital letters rarely matter.',
    matrix: 'Lists to match: choose for each row what belongs to it. Rows may be left out.',
    assertion_reason: 'Assertion and reason: choose how the two statements hang together.',
  } satisfies Record<QuestionKind, string>,
  save: '“Save & Next” saves your answer and opens the next question.',
  mark: '“Mark for Review & Next” saves your answer, if you gave one, marks the question to look at again and opens the next one.',
  save_mode: {
    real_exam:
      'If you leave a question by its number, by a section tab or by “Previous”, the answer you chose is saved.',
    official_mock:
      'If you leave a question by its number, by a section tab or by “Previous”, the answer you chose is not counted. Press “Save & Next” to save it.',
  },
  review: {
    counts: 'An answer that is marked for review is considered for evaluation.',
    void: 'An answer that is still marked for review at the end is not considered for evaluation.',
  },

  qualifying: 'This paper only qualifies: its marks do not make the final rank.',
  cut_offs: 'Minimum of the maximum marks: {{list}}.',
  section_cut_offs: 'Minimum in {{section}}: {{list}}.',
  cut_off: '{{categories}} {{percent}}%',
  later_cut_offs: 'There is a cut-off in total and in {{sections}}. It is set only after each exam.',
  tie_break: 'Equal scores are put in order by: {{list}}.',
  shared_rank: 'Equal scores share a rank.',
  still_shared_rank: 'Who is still equal shares a rank.',
  normaliser: {
    nta: 'Where the exam has several shifts, their scores are compared by NTA percentile.',
    rrb: 'Where the exam has several shifts, their scores are equated by the percentile method of the RRBs.',
    ssc_2019:
      'Where the exam has several shifts, their scores are equated by the linear formula over mean and deviation.',
    ssc_2025: 'Where the exam has several shifts, their scores are equated by the equipercentile method.',
  },
  unchecked:
    'Some of this pattern has not been checked against an official notification. What holds is the notification of your exam.',

  categories: { ur: 'UR', ews: 'EWS', obc: 'OBC', sc: 'SC', st: 'ST' },
  languages: { en: 'English', hi: 'Hindi' },
  and: '{{list}} and {{last}}',
  facts: 'At a glance',
  questions_one: '{{count}} question',
  questions_other: '{{count}} questions',
  maxMarks: 'Maximum marks: {{marks}}',
  safety: 'If something goes wrong',
  safetyText:
    'Every answer is sent to the server within moments, and kept on this device until it is there. Where your browser cannot keep it, the screen says so. If the connection breaks, go on working and leave the page open. If the page closes, open the test again: you continue at the same question. The clock goes on meanwhile.',
  source: 'Pattern: {{name}}, in effect from {{date}}.',
  kindLong: {
    mcq: 'One right option (MCQ)',
    msq: 'One or more right options (MSQ)',
    nat: 'Number to type (NAT)',
    true_false: 'True or false',
    short: 'A word or two to type',
    matrix: 'Match the lists',
    assertion_reason: 'Assertion and reason',
  } satisfies Record<QuestionKind, string>,
}
