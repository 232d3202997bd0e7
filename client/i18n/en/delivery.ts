/** Texts on answers that were sent later or arrived outside their time. */
export const delivery = {
  /** Shown on any page after waiting answers were sent. */
  drained: {
    title_one: '{{count}} answer that waited on this device was handed in',
    title_other: '{{count}} answers that waited on this device were handed in',
    uncounted_one: '{{count}} of them does not count. It is kept with your test.',
    uncounted_other: '{{count}} of them do not count. They are kept with your test.',
    test: 'Open the test',
    result: 'See the result',
    practice: 'Open the practice',
  },

  evidence: {
    title_one: '{{count}} answer reached us outside its time',
    title_other: '{{count}} answers reached us outside their time',
    kept_one: 'It is kept and does not count.',
    kept_other: 'They are kept and do not count.',
    unless_one: 'It is kept and does not count, unless the exam office decides otherwise. It can do so until {{date}}.',
    unless_other:
      'They are kept and do not count, unless the exam office decides otherwise. It can do so until {{date}}.',
    show_one: 'Which answer it is',
    show_other: 'Which answers they are',
    answer: 'Answer kept',
    stands: 'Answer that counts',
    given: 'Given',
    cleared: 'answer cleared',
    both: 'Kept: {{kept}}. Counts: {{stands}}.',
    reasons: {
      section_closed: 'Its section was over when it was given.',
      section_not_open: 'Its section had not begun when it was given.',
      break: 'It was given in a break between two sections.',
      new_device: 'Its section was over when the device it came from first got in touch with us.',
      after_deadline: 'The time of the test was over when it was given.',
      arrived_late: 'It was given in time, but reached us only on {{time}}, when no more answers could be counted.',
      after_submission: 'It reached us on {{time}}, when the test had been submitted.',
    },
  },
}
