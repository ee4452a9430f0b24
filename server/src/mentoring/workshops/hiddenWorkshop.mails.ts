import type { Telling } from '../../kernel/reportables/reportable'

/** Mail to the mentor of a workshop after an operator has hidden its text. */
export const HIDDEN: Telling['hidden'] = {
  en: {
    subject: 'We have hidden your workshop on Mentor-Connect',
    heading: 'Your workshop is hidden',
    body: (workshop) =>
      `We have hidden your workshop “${workshop}”: it is in no list, and nobody else can join. Those who have joined already keep their places, but they do not see its title and description. You still see everything. The reason:`,
  },
  hi: {
    subject: 'हमने मेंटर-कनेक्ट पर आपकी वर्कशॉप छिपा दी है',
    heading: 'आपकी वर्कशॉप छिपा दी गई है',
    body: (workshop) =>
      `हमने आपकी वर्कशॉप “${workshop}” छिपा दी है: वह किसी सूची में नहीं है और उसमें कोई नया व्यक्ति शामिल नहीं हो सकता। जो पहले से शामिल हैं, उनकी जगह बनी रहेगी, पर उन्हें शीर्षक और विवरण नहीं दिखते। आपको सब कुछ दिखता रहेगा। कारण:`,
  },
}

/** Mail to the mentor of a hidden workshop after an operator has shown its text again. */
export const SHOWN: Telling['shown'] = {
  en: {
    subject: 'Your workshop on Mentor-Connect is shown again',
    heading: 'Your workshop is shown again',
    body: (workshop) => `Your workshop “${workshop}” is shown to everybody again.`,
  },
  hi: {
    subject: 'मेंटर-कनेक्ट पर आपकी वर्कशॉप फिर से दिख रही है',
    heading: 'आपकी वर्कशॉप फिर से दिख रही है',
    body: (workshop) => `आपकी वर्कशॉप “${workshop}” अब फिर से सबको दिख रही है।`,
  },
}
