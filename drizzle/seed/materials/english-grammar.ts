import { englishOnly, type SeedMaterial } from './shapes.ts'

export const grammar: SeedMaterial = {
  slug: 'english-grammar-rules',
  title: { en: 'English grammar: forty rules for error spotting', hi: 'अंग्रेज़ी व्याकरण: त्रुटि पहचानने के चालीस नियम' },
  summary: {
    en: 'The rules behind most error-spotting and sentence-improvement questions, each with a wrong and a right sentence.',
    hi: 'त्रुटि पहचानने और वाक्य सुधारने के ज़्यादातर प्रश्नों के पीछे के नियम, ग़लत और सही वाक्य के साथ।',
  },
  kind: 'pdf',
  subject: 'english',
  exams: ['ssc', 'banking', 'railways'],
  paper: englishOnly(String.raw`
In every pair the first sentence is wrong and the second right. Cover the right column, mend the wrong sentence aloud, then look.

## Subject and verb

| Rule | Wrong | Right |
|---|---|---|
| Words between subject and verb do not count | The quality of the mangoes **were** poor. | The quality of the mangoes **was** poor. |
| *Each, every, either, neither* are singular | Each of the boys **have** a book. | Each of the boys **has** a book. |
| *Or, nor*: the verb agrees with the nearer | Neither he nor his friends **was** there. | Neither he nor his friends **were** there. |
| *With, as well as, together with* add nothing | The captain, with his men, **were** saved. | The captain, with his men, **was** saved. |
| *A number of* is plural | A number of students **is** absent. | A number of students **are** absent. |
| *The number of* is singular | The number of students **are** small. | The number of students **is** small. |
| *One of the* takes a plural noun and a singular verb | One of the **boy is** late. | One of the **boys is** late. |
| *One of the ... who* takes a plural verb | He is one of those who never **tires**. | He is one of those who never **tire**. |
| *Many a* is singular | Many a man **have** tried. | Many a man **has** tried. |
| Sums, distances and times as a whole are singular | Ten kilometres **are** a long way. | Ten kilometres **is** a long way. |

## Tenses and conditions

| Rule | Wrong | Right |
|---|---|---|
| A past time named: simple past | I **have seen** him yesterday. | I **saw** him yesterday. |
| *Since* or *for*, still going on: perfect continuous | I **am living** here since 2010. | I **have been living** here since 2010. |
| The earlier of two past acts: past perfect | The train **left** before I reached. | The train **had left** before I reached. |
| After *if, when, until* no *will* | I shall go if he **will call**. | I shall go if he **calls**. |
| Unreal present: past, *would* | If I **am** you, I would refuse. | If I **were** you, I would refuse. |
| Unreal past: past perfect, *would have* | If he **worked**, he would have passed. | If he **had worked**, he would have passed. |
| *It is time* takes the past | It is time we **leave**. | It is time we **left**. |
| *Lest* takes *should* | Walk fast lest you **will** miss it. | Walk fast lest you **should** miss it. |
| *No sooner ... than* | No sooner had he come **when** it rained. | No sooner had he come **than** it rained. |
| *Hardly* or *scarcely ... when* | Hardly had I sat **than** he rose. | Hardly had I sat **when** he rose. |

## Nouns, pronouns and articles

| Rule | Wrong | Right |
|---|---|---|
| Some nouns have no plural: advice, furniture, luggage, information | He gave me many **advices**. | He gave me much **advice**. |
| *Cattle, police, people* are plural | The police **has** come. | The police **have** come. |
| *Between* and *let* take the object | Between you and **I**, he lies. | Between you and **me**, he lies. |
| After *than* the case follows the verb meant | He is taller than **me** am. | He is taller than **I** am. |
| *One* goes with *one's* | One must do **his** duty. | One must do **one's** duty. |
| *An* goes by sound | **A** honest man. **An** university. | **An** honest man. **A** university. |
| *The* with superlatives | He is best player here. | He is **the** best player here. |
| No article before an uncountable in general | **The** honesty is a virtue. | Honesty is a virtue. |
| *Few, a few* for what is counted; *little, a little* for what is not | There is **few** milk left. | There is **little** milk left. |
| *Less* is not counted, *fewer* is | **Less** students came. | **Fewer** students came. |

## Prepositions and connectors

| Rule | Wrong | Right |
|---|---|---|
| *Senior, junior, superior, prefer* take *to* | He is senior **than** me. | He is senior **to** me. |
| *Discuss, enter, order, resemble* take no preposition | We discussed **about** it. | We discussed it. |
| *Comprise* takes no *of*; *consist* does | The book comprises **of** ten units. | The book comprises ten units. |
| *Despite* takes no *of* | Despite **of** rain he came. | Despite rain he came. |
| *Since* a point, *for* a length of time | He has slept **since** two hours. | He has slept **for** two hours. |
| *Abstain from, refrain from* | He abstained **to vote**. | He abstained **from voting**. |
| *Look forward to* takes *-ing* | I look forward to **meet** you. | I look forward to **meeting** you. |
| *Both ... and*, not *as well as* | Both he **as well as** she came. | Both he **and** she came. |
| *Not only ... but also* before like parts | He not only **sings** but also **a dancer**. | He not only **sings** but also **dances**. |
| *Although* needs no *but* | Although he is poor **but** he is honest. | Although he is poor, he is honest. |

## Words that are confused

| Pair | Meaning |
|---|---|
| accept, except | to take; leaving out |
| affect, effect | to act on; the result |
| principal, principle | chief, or head of a school; a rule |
| stationary, stationery | not moving; paper and pens |
| complement, compliment | what completes; praise |
| council, counsel | a body of people; advice |
| eminent, imminent | famous; about to happen |
| elicit, illicit | to draw out; unlawful |
| advice, advise | noun; verb |
| lose, loose | to be without; not tight |
| farther, further | of distance; more |
| economic, economical | of the economy; not wasteful |

## Test yourself

Find the error, or say that there is none.

1. The list of items are on the desk.
2. He is one of the best player of the team.
3. I have been knowing him for ten years.
4. Neither of the two roads is safe.
5. She is more cleverer than her sister.
6. No sooner did the bell ring when the boys ran out.
7. He asked me where did I live.
8. Unless you do not work, you will fail.
9. The furniture in these rooms are old.
10. He prefers tea than coffee.

**Answers.** 1 *is on the desk*. 2 *best players*. 3 *I have known him*: verbs of the mind take no continuous. 4 No error. 5 *cleverer*: one comparative is enough. 6 *than the boys*. 7 *where I lived*. 8 *Unless you work*: unless is already negative. 9 *is old*. 10 *tea to coffee*.
`),
}
