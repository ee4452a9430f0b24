import type { Telling } from '../../kernel/reportables/reportable'

/** Mail to a learner after an operator has hidden the learner's review of a mentor. */
export const HIDDEN: Telling['hidden'] = {
  en: {
    subject: 'We have hidden your review on Mentor-Connect',
    heading: 'Your review is hidden',
    body: (mentor) =>
      `We have hidden your review of ${mentor}. You still see it; nobody else does, and it does not count for the average. The reason:`,
  },
  hi: {
    subject: 'हमने मेंटर-कनेक्ट पर आपकी समीक्षा छिपा दी है',
    heading: 'आपकी समीक्षा छिपा दी गई है',
    body: (mentor) =>
      `हमने ${mentor} के बारे में आपकी समीक्षा छिपा दी है। आपको वह दिखती रहेगी, पर किसी और को नहीं, और औसत में भी नहीं गिनी जाएगी। कारण:`,
  },
}

/** Mail to a learner after an operator has shown the learner's hidden review of a mentor again. */
export const SHOWN: Telling['shown'] = {
  en: {
    subject: 'Your review on Mentor-Connect is shown again',
    heading: 'Your review is shown again',
    body: (mentor) => `Your review of ${mentor} is shown to everybody again.`,
  },
  hi: {
    subject: 'मेंटर-कनेक्ट पर आपकी समीक्षा फिर से दिख रही है',
    heading: 'आपकी समीक्षा फिर से दिख रही है',
    body: (mentor) => `${mentor} के बारे में आपकी समीक्षा अब फिर से सबको दिख रही है।`,
  },
}
