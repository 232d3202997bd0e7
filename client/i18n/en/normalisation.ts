export const normalisation = {
  metaTitle: 'How your score was normalised',
  title: 'How your score was normalised',
  back: 'Back to the result',
  intro:
    'This exam was held in several shifts, each with a paper of its own. So that nobody gains or loses by an easier or a harder paper, the scores of all shifts are brought to one scale. Here is every step for your score.',
  rule: {
    nta: 'Rule: percentile, as the NTA does it',
    rrb: 'Rule: percentile with a base shift, as the RRBs do it',
    ssc_2019: 'Rule: straight line, as in GATE and by the SSC from 2019',
    ssc_2025: 'Rule: equal percentiles, as by the SSC from 2025',
  },
  computedOn: 'Worked out on {{date}} from the first attempts of all shifts',
  demoDataIn: '{{count}} of them demo data',
  shift: 'Shift {{number}}',
  ownShift: 'your shift',
  shifts: 'The shifts',
  students: 'Students',
  mean: 'Mean marks',
  raw: 'Your marks',
  normalised: 'Normalised score',
  normalisedMarks: 'Normalised marks',
  rank: 'Rank over all shifts',
  rankOf: '{{rank}} of {{of}}',

  step: 'Step {{number}}',
  placeTitle: 'Your place in your own shift',
  placeText:
    '{{atOrBelow}} of the {{students}} students of your shift have as many marks as you or fewer. That share, out of 100, is your percentile.',
  mergeTitle: 'All shifts in one list',
  mergeText:
    'A percentile means the same in every shift, however hard the paper was. So the percentiles of all shifts go into one list, and yours is your normalised score.',
  rankTitle: 'Your rank',
  rankByPercentile: '{{above}} of the {{of}} students of all shifts have a higher percentile.',
  rankByMarks: '{{above}} of the {{of}} students of all shifts have more normalised marks.',
  rankEqual_one: '{{count}} other student has exactly the same.',
  rankEqual_other: '{{count}} other students have exactly the same.',
  rankTies:
    'They are put in order by the exam’s rules: {{list}}. Marks in a section are those of each student’s own shift. By these rules {{above}} of them stand above you.',
  rankShared: 'This exam has no rule to put them in order: all share the rank.',
  rankOneMore: 'Your rank is one more than all who stand above you.',

  baseTitle: 'The base shift',
  baseText:
    'Marks are shown on the scale of one shift: the one with the highest mean marks. It must not be too small: {{average}} students sat in a shift on average, and 70 % of that is {{least}}. So shift {{number}} is the base.',
  tooSmall: 'too small to be the base',
  base: 'base shift',
  convertTitle: 'Your marks on the scale of the base shift',
  convertOwn: 'You sat in the base shift yourself, so your marks stay as they are.',
  convertMet:
    'In the base shift, percentile {{percentile}} belongs to {{mark}} marks. These are your normalised marks.',
  convertBetween:
    'In the base shift nobody stands at exactly your percentile. Next below it is {{below}} with {{belowMark}} marks, next above {{above}} with {{aboveMark}} marks. Your marks lie between them, as far along as your percentile does.',
  convertLowest:
    'Your percentile is below the lowest of the base shift, {{percentile}}. Its lowest marks, {{mark}}, hold for you.',

  ownTitle: 'Two marks that describe your shift',
  overallTitle: 'The same two for all shifts together',
  meanAndSpread:
    'The mean of all {{students}} students is {{mean}} marks; their standard deviation, which says how far marks are spread, is {{deviation}}. Together they are the first of the two.',
  topMean_one: 'The second is the mean of the best 0.1 %: here the {{count}} best student, {{top}} marks.',
  topMean_other: 'The second is the mean of the best 0.1 %: here the {{count}} best students, {{top}} marks.',
  startTitle: 'Where the common scale starts',
  startText:
    'Shift {{number}} has the highest mean, {{mean}} marks. With the standard deviation of all shifts, {{deviation}}, that is where the first of your two marks is moved to.',
  stretchTitle: 'How far your shift is stretched',
  stretchText:
    'From the first of the two marks to the second it is {{overall}} marks over all shifts and {{own}} marks in yours. Their ratio is the factor.',
  lineTitle: 'Your normalised marks',
  lineText:
    'Your {{mark}} marks are {{distance}} from the first mark of your shift. That distance, times the factor, is added to the start of the common scale. Figures are shown to five decimals and used exactly.',

  mergedTitle: 'All percentiles in order',
  mergedText:
    'The percentiles of all shifts go into one list, the highest first, each once. Yours is number {{place}} of {{percentiles}}.',
  marksTitle: 'What your percentile is worth in each shift',
  marksText: 'For each shift: how many marks does a student have there who stands at percentile {{percentile}}?',
  markMet: 'somebody stands exactly there',
  markBetween: 'between {{below}} ({{belowMark}} marks) and {{above}} ({{aboveMark}} marks)',
  markLowest: 'below the lowest percentile, {{percentile}}: its lowest marks hold',
  meanTitle: 'The mean of these marks',
  meanText: 'Your normalised marks are the mean of the marks of all shifts at your percentile.',

  waiting: 'The shifts have not been brought together yet',
  waitingText: 'Your raw score stands. This page shows every step as soon as it is worked out.',
  notCounted: 'This attempt is not normalised',
  notCountedText: 'Only the first attempt of each student counts. Your marks stand as they are on the result page.',
  tooLate: 'This score came after the others were worked out',
  tooLateText: 'It was made or changed after {{date}} and is taken along the next time.',
  refused: 'No normalised scores for these shifts',
  oneShift: 'Students sat in one shift only, so all had the same paper: raw marks stand.',
  tooFew_one:
    'In shift {{number}} there is only {{count}} student. Below {{least}} a place in the shift says too little, so raw marks stand.',
  tooFew_other:
    'In shift {{number}} there are only {{count}} students. Below {{least}} a place in the shift says too little, so raw marks stand.',
  noSpread: 'In shift {{number}} everybody has the same marks, so nobody has a place in it: raw marks stand.',
  flatTop:
    'In shift {{number}} the best do not stand out from the rest, so that no line can be drawn through them: raw marks stand.',
  flatTopAll:
    'Over all shifts the best do not stand out from the rest, so that no line can be drawn through them: raw marks stand.',
}
