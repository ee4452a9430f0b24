import { DEMO_LEARNER, DEMO_MENTOR } from '../../platform/demo/demoAccounts'

interface Said {
  by: 'learner' | 'mentor'
  /** Age of the message at the time of the seed, in hours. */
  ago: number
  text: string
}

export interface DemoConversation {
  learner: string
  mentor: string
  said: Said[]
  /** Number of unread messages at the end of the conversation. */
  unread: number
}

const learner = (ago: number, text: string): Said => ({ by: 'learner', ago, text })
const mentor = (ago: number, text: string): Said => ({ by: 'mentor', ago, text })

/** Conversations of the two demo people who can sign in. The two have no conversation with each other. */
export const DEMO_CONVERSATIONS: DemoConversation[] = [
  {
    learner: DEMO_LEARNER.id,
    mentor: 'kavita-iyer',
    unread: 1,
    said: [
      learner(
        76,
        'Namaste Kavita ma’am! I am in my third year of B.Com. and I cannot decide: accounts or web.',
      ),
      mentor(75.5, 'Namaste Asha. Good that you ask before you choose. What did you enjoy most this month?'),
      learner(75.2, 'Honestly? Making the page for our college fest. I forgot to eat 😅'),
      mentor(
        75,
        'Then that is worth a closer look. Do the module “Know yourself” first and write down three things that surprised you.',
      ),
      learner(28.4, 'Done! The surprise: I like explaining things more than I like numbers.'),
      mentor(
        3.2,
        'Wonderful. Shall we look at roles that combine both? Send me two job ads that make you curious, and we go through them together.',
      ),
    ],
  },
  {
    learner: DEMO_LEARNER.id,
    mentor: 'sunita-verma',
    unread: 0,
    said: [
      learner(122, 'नमस्ते मैम, बायोडाटा में कॉलेज के प्रोजेक्ट लिखने चाहिए?'),
      mentor(120.5, 'नमस्ते आशा। हाँ, ज़रूर। बस इतना लिखो कि समस्या क्या थी, तुमने क्या किया और नतीजा क्या रहा।'),
      learner(120.2, 'समझ गई। दो-दो पंक्तियाँ काफ़ी होंगी?'),
      mentor(120, 'बिल्कुल। छोटा और साफ़, वही पढ़ा जाता है।'),
      learner(119.6, 'बहुत धन्यवाद!'),
    ],
  },
  {
    learner: 'sneha-patil',
    mentor: DEMO_MENTOR.id,
    unread: 2,
    said: [
      learner(
        52,
        'Hi Nikhil, in “Building APIs With Node.js”: why do we answer 201 and not 200 when something is created?',
      ),
      mentor(
        51.3,
        'Hi Sneha! 200 says “it worked”. 201 says “something new exists now”, and the Location header says where. Clients can rely on that.',
      ),
      learner(51.1, 'Ah, so the status is part of the contract. Thanks!'),
      learner(2.6, 'Next question 🙂 My server stops when the database is away for a second.'),
      learner(2.5, 'Should I catch the error in every route, or is there one place for it?'),
    ],
  },
  {
    learner: 'manoj-gupta',
    mentor: DEMO_MENTOR.id,
    unread: 0,
    said: [
      learner(99, 'सर, “Your First Android App” के लिए पुराना लैपटॉप चलेगा? 4 GB रैम है।'),
      mentor(98.2, 'नमस्ते मनोज! एम्युलेटर भारी पड़ेगा। अपना फ़ोन USB से जोड़ो और ऐप सीधे उसी पर चलाओ।'),
      learner(97.9, 'यह तो चल गया! पहली स्क्रीन फ़ोन पर दिख रही है।'),
      mentor(97.5, 'शाबाश! अगला पाठ भी इसी तरह करो।'),
    ],
  },
]
