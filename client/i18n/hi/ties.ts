import type { ties as english } from '../en/ties.ts'

export const ties: typeof english = {
  section: '{{section}} के अंक',
  wrong_ratio_in: '{{section}} में ग़लत-सही उत्तरों का कम अनुपात',
  positive_marks: 'कटौती से पहले मिले अंक',
  wrong_ratio: 'ग़लत-सही उत्तरों का कम अनुपात',
  older: 'अधिक आयु वाला पहले',
  name: 'नाम, A से Z',
}
