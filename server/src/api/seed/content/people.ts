import { DEMO_LEARNER } from '../../../platform/demo/demoAccounts'

/** How a demo person's generated portrait is drawn. */
export type Look = 'feminine' | 'masculine' | 'turban' | 'elder-feminine' | 'elder-masculine'

export interface DemoLearner {
  id: string
  name: string
  look: Look
}

const learner = (id: string, name: string, look: Look): DemoLearner => ({ id, name, look })

/** The demo learner first. Only that one can sign in. */
export const LEARNERS: DemoLearner[] = [
  learner(DEMO_LEARNER.id, DEMO_LEARNER.name, 'feminine'),
  learner('vikas-yadav', 'Vikas Yadav', 'masculine'),
  learner('priyanka-sharma', 'प्रियंका शर्मा', 'feminine'),
  learner('joseph-kurian', 'Joseph Kurian', 'masculine'),
  learner('sneha-patil', 'Sneha Patil', 'feminine'),
  learner('ayaan-khan', 'Ayaan Khan', 'masculine'),
  learner('divya-reddy', 'Divya Reddy', 'feminine'),
  learner('manoj-gupta', 'मनोज गुप्ता', 'masculine'),
  learner('ritu-bora', 'Ritu Bora', 'feminine'),
  learner('karthik-subramanian', 'Karthik Subramanian', 'masculine'),
  learner('gurleen-kaur', 'Gurleen Kaur', 'feminine'),
  learner('aditya-mishra', 'Aditya Mishra', 'masculine'),
  learner('shruti-kshatriya', 'श्रुति क्षत्रिय', 'feminine'),
  learner('sourav-das', 'Sourav Das', 'masculine'),
  learner('pooja-chauhan', 'Pooja Chauhan', 'feminine'),
  learner('rahul-vishwakarma', 'Rahul Vishwakarma', 'masculine'),
  learner('anjali-thakur', 'Anjali Thakur', 'feminine'),
  learner('farhan-ansari', 'Farhan Ansari', 'masculine'),
  learner('kiran-naik', 'Kiran Naik', 'feminine'),
  learner('jaspal-gill', 'Jaspal Gill', 'turban'),
  learner('neha-solanki', 'नेहा सोलंकी', 'feminine'),
  learner('tenzin-dorjee', 'Tenzin Dorjee', 'masculine'),
  learner('lavanya-pillai', 'Lavanya Pillai', 'feminine'),
  learner('deepak-rathore', 'Deepak Rathore', 'masculine'),
  learner('meenal-kale', 'Meenal Kale', 'feminine'),
]
