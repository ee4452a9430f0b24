import type { WorkKind } from '@mentor-connect/contract/trust/reports'
import type { Telling } from '../../kernel/reportables/reportable'

/** Mails to the author of a work, or of a comment on a work, after an operator has hidden it. */
export const HIDDEN: Record<WorkKind, Telling['hidden']> = {
  work: {
    en: {
      subject: 'We have hidden your work on Mentor-Connect',
      heading: 'Your work is hidden',
      body: (lesson) =>
        `We have hidden what you sent for “${lesson}” from your mentor. You still see it, and you can send another work. The reason:`,
    },
    hi: {
      subject: 'हमने मेंटर-कनेक्ट पर आपका काम छिपा दिया है',
      heading: 'आपका काम छिपा दिया गया है',
      body: (lesson) =>
        `“${lesson}” के लिए आपने जो भेजा था, वह हमने मेंटर से छिपा दिया है। आपको वह दिखता रहेगा, और आप दूसरा काम भेज सकते हैं। कारण:`,
    },
  },
  'work-comment': {
    en: {
      subject: 'We have hidden your comment on Mentor-Connect',
      heading: 'Your comment is hidden',
      body: (lesson) =>
        `We have hidden your comment about a work for “${lesson}” from the learner. You still see it, and your decision about the work stays. The reason:`,
    },
    hi: {
      subject: 'हमने मेंटर-कनेक्ट पर आपकी टिप्पणी छिपा दी है',
      heading: 'आपकी टिप्पणी छिपा दी गई है',
      body: (lesson) =>
        `“${lesson}” के एक काम पर आपकी टिप्पणी हमने विद्यार्थी से छिपा दी है। आपको वह दिखती रहेगी, और काम के बारे में आपका फ़ैसला नहीं बदला है। कारण:`,
    },
  },
}

/** Mails to the author of a hidden work or comment after an operator has shown it again. */
export const SHOWN: Record<WorkKind, Telling['shown']> = {
  work: {
    en: {
      subject: 'Your work on Mentor-Connect is shown again',
      heading: 'Your work is shown again',
      body: (lesson) => `What you sent for “${lesson}” is shown to your mentor again.`,
    },
    hi: {
      subject: 'मेंटर-कनेक्ट पर आपका काम फिर से दिख रहा है',
      heading: 'आपका काम फिर से दिख रहा है',
      body: (lesson) => `“${lesson}” के लिए आपने जो भेजा था, वह मेंटर को फिर से दिख रहा है।`,
    },
  },
  'work-comment': {
    en: {
      subject: 'Your comment on Mentor-Connect is shown again',
      heading: 'Your comment is shown again',
      body: (lesson) => `Your comment about a work for “${lesson}” is shown to the learner again.`,
    },
    hi: {
      subject: 'मेंटर-कनेक्ट पर आपकी टिप्पणी फिर से दिख रही है',
      heading: 'आपकी टिप्पणी फिर से दिख रही है',
      body: (lesson) => `“${lesson}” के एक काम पर आपकी टिप्पणी विद्यार्थी को फिर से दिख रही है।`,
    },
  },
}
