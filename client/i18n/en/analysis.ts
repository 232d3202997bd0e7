export const analysis = {
  metaTitle: 'Analysis of your test',
  group: 'Part',
  marks: 'Marks',
  maximum: 'Maximum',
  penalty: 'Penalties',
  missedWrong: 'Missed, wrong',
  missedSkipped: 'Missed, skipped',
  accuracy: 'Accuracy',
  time: 'Time',
  question: 'Question',
  questions: 'Questions',
  verdict: 'Answer',
  few_one: '{{count}} answer',
  few_other: '{{count}} answers',
  nothingLost: 'You lost no mark here.',
  mostLost: 'Most marks were lost in {{name}}: {{lost}}.',
  retake: 'Answer the mistakes again',
  practise: 'Practise {{topic}}',
  read: 'Read about it',

  sections: 'By section',
  topics: 'By topic',
  topicSentence_one:
    '{{topic}} lost most: {{right}} of {{count}} answer right. A percentage is shown from three answers on.',
  topicSentence_other:
    '{{topic}} lost most: {{right}} of {{count}} answers right. A percentage is shown from three answers on.',
  topicFew:
    'No topic of this paper is weak with three answers or more, so none is named. A percentage is shown from three answers on.',
  difficulty: 'By difficulty',
  difficultySentence_one: '{{count}} question, by the difficulty that its author gave it.',
  difficultySentence_other: '{{count}} questions, by the difficulty that their authors gave them.',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },

  kinds: {
    title: 'Kinds of mistakes',
    none: 'No answer was wrong.',
    sentence_one:
      '{{count}} wrong answer, as its time and its topic in this attempt suggest. You decide in your mistake book.',
    sentence_other:
      '{{count}} wrong answers, as their time and their topics in this attempt suggest. You decide in your mistake book.',
    lost: '{{marks}} marks',
    names: { careless: 'Careless', time: 'Time', concept: 'Concept', other: 'Not clear' },
    definitions: {
      careless: 'in less than 0.4 of the typical time, in a topic with at least 80% of 10 answers right',
      time: 'in more than twice the typical time, or in a hurry at the end of a section',
      concept: 'in a topic with less than half of 10 answers or more right',
      other: 'this attempt alone says too little',
    },
  },

  times: {
    title: 'Time for each question',
    none: 'No question was opened, so there is no time to show.',
    longest: 'Question {{number}} took longest for what it is: {{time}}, typical is {{typical}}.',
    typical_one:
      'The line at 1× is the typical time: the median of first attempts from {{least}} students on ({{measured}} of {{count}} question), else the author’s target.',
    typical_other:
      'The line at 1× is the typical time: the median of first attempts from {{least}} students on ({{measured}} of {{count}} questions), else the author’s target.',
    yours: 'Your time',
    usual: 'Typical',
    target: 'target',
    act: 'See the solution of question {{number}}',
  },
  quality: {
    title: 'How your time was used',
    none: 'No question was worked on, so there is nothing to judge.',
    sentence_one: '{{count}} question that you worked on. {{time}} went without a mark.',
    sentence_other: '{{count}} questions that you worked on. {{time}} went without a mark.',
    kind: 'Use',
    uses: {
      fast_right: 'Very fast and right',
      perfect: 'In time and right',
      overtime_right: 'Overtime and right',
      wasted: 'Time without an answer',
      wrong: 'In time and wrong',
      overtime_wrong: 'Overtime and wrong',
    },
    definitions: {
      fast_right: 'below 0.4 of the typical time',
      perfect: '0.4 to 2 times the typical time',
      overtime_right: 'more than 2 times the typical time',
      wasted: 'skipped after 0.4 of the typical time or more',
      wrong: 'up to 2 times the typical time',
      overtime_wrong: 'more than 2 times the typical time',
    },
  },
  changes: {
    title: 'Changed answers',
    noLog: 'There is no log of this attempt any more, so the changes cannot be counted. Your next test will have one.',
    none: 'You changed no answer, so nothing was won or lost by it.',
    lost_one: '{{count}} change cost you {{marks}} marks.',
    lost_other: '{{count}} changes cost you {{marks}} marks.',
    won_one: '{{count}} change won you {{marks}} marks.',
    won_other: '{{count}} changes won you {{marks}} marks.',
    even_one: '{{count}} change, without an effect on your score.',
    even_other: '{{count}} changes, without an effect on your score together.',
    rule: 'An answer counts as given once it stood for 5 seconds or you left the question.',
    kinds: { right_to_wrong: 'Right to wrong', wrong_to_right: 'Wrong to right', wrong_to_wrong: 'Wrong to wrong' },
    kind: 'Change',
    marks: '{{marks}} marks',
    at: 'Time',
    see: 'Question {{number}}: {{kind}}',
  },
  comparison: {
    title: 'You, the average and the best',
    few_one: '{{count}} student took this test so far; the comparison is shown from {{least}} on.',
    few_other: '{{count}} students took this test so far; the comparison is shown from {{least}} on.',
    sentence_one:
      'Of {{count}} first attempt: in {{section}} you are furthest below the average, {{own}} against {{average}}.',
    sentence_other:
      'Of {{count}} first attempts: in {{section}} you are furthest below the average, {{own}} against {{average}}.',
    above_one: 'Of {{count}} first attempt: you are below the average in no section that can be compared.',
    above_other: 'Of {{count}} first attempts: you are below the average in no section that can be compared.',
    own: 'You',
    average: 'Average',
    best: 'Best',
  },
  distribution: {
    title: 'All scores and yours',
    few_one: '{{count}} student took this test so far; the scores are shown from {{least}} on.',
    few_other: '{{count}} students took this test so far; the scores are shown from {{least}} on.',
    sentence_one: 'You are between {{from}} and {{to}} marks; {{below}} of {{count}} student has less than {{from}}.',
    sentence_other:
      'You are between {{from}} and {{to}} marks; {{below}} of {{count}} students have less than {{from}}.',
    practice_one:
      'This attempt is practice. Between {{from}} and {{to}} marks it would have {{below}} of {{count}} first attempt below it.',
    practice_other:
      'This attempt is practice. Between {{from}} and {{to}} marks it would have {{below}} of {{count}} first attempts below it.',
    percentile: 'Percentile {{percentile}}: 100 × students with your score or less ÷ {{of}}.',
    students: 'Students',
    you: 'you',
  },
}
