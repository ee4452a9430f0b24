import type { Telling } from '../../kernel/reportables/reportable'

/** Mail to the poster of an opening that an operator has hidden. */
export const HIDDEN: Telling['hidden'] = {
  en: {
    subject: 'We have hidden your opening on Mentor-Connect',
    heading: 'Your opening is hidden',
    body: (opening) =>
      `We have hidden your opening “${opening}”: it is in no list, and nobody can apply. You still see it with the applications that have reached you. The reason:`,
  },
  hi: {
    subject: 'हमने मेंटर-कनेक्ट पर आपका अवसर छिपा दिया है',
    heading: 'आपका अवसर छिपा दिया गया है',
    body: (opening) =>
      `हमने आपका अवसर “${opening}” छिपा दिया है: वह किसी सूची में नहीं है और कोई आवेदन नहीं कर सकता। आपको वह और अब तक आए आवेदन दिखते रहेंगे। कारण:`,
  },
}

/** Mail to the poster of a hidden opening that an operator shows again. */
export const SHOWN: Telling['shown'] = {
  en: {
    subject: 'Your opening on Mentor-Connect is shown again',
    heading: 'Your opening is shown again',
    body: (opening) => `Your opening “${opening}” is shown to everybody again.`,
  },
  hi: {
    subject: 'मेंटर-कनेक्ट पर आपका अवसर फिर से दिख रहा है',
    heading: 'आपका अवसर फिर से दिख रहा है',
    body: (opening) => `आपका अवसर “${opening}” अब फिर से सबको दिख रहा है।`,
  },
}
