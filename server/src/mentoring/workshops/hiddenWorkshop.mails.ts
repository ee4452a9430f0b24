import { objections, questions } from '../../accounts/people/supportLines'
import type { MailContent, Recipient } from '../../platform/mail/mailContent'

interface Told {
  /** Title of the workshop. */
  workshop: string
  supportEmail: string
}

/** Mail to the mentor of a workshop whose text an operator has hidden. */
export function workshopHiddenMail(
  to: Recipient,
  { workshop, reason, supportEmail }: Told & { reason: string },
): MailContent {
  return {
    to,
    texts: {
      en: {
        subject: 'We have hidden your workshop on Mentor-Connect',
        heading: 'Your workshop is hidden',
        body: [
          `We have hidden your workshop “${workshop}”: it is in no list, and nobody else can join. Those who have joined already keep their places, but they do not see its title and description. You still see everything. The reason:`,
          { quote: reason },
          objections.en(supportEmail),
        ],
      },
      hi: {
        subject: 'हमने मेंटर-कनेक्ट पर आपकी वर्कशॉप छिपा दी है',
        heading: 'आपकी वर्कशॉप छिपा दी गई है',
        body: [
          `हमने आपकी वर्कशॉप “${workshop}” छिपा दी है: वह किसी सूची में नहीं है और उसमें कोई नया व्यक्ति शामिल नहीं हो सकता। जो पहले से शामिल हैं, उनकी जगह बनी रहेगी, पर उन्हें शीर्षक और विवरण नहीं दिखते। आपको सब कुछ दिखता रहेगा। कारण:`,
          { quote: reason },
          objections.hi(supportEmail),
        ],
      },
    },
  }
}

/** Mail to the mentor of a hidden workshop that an operator shows again. */
export function workshopShownMail(to: Recipient, { workshop, supportEmail }: Told): MailContent {
  return {
    to,
    texts: {
      en: {
        subject: 'Your workshop on Mentor-Connect is shown again',
        heading: 'Your workshop is shown again',
        body: [`Your workshop “${workshop}” is shown to everybody again.`, questions.en(supportEmail)],
      },
      hi: {
        subject: 'मेंटर-कनेक्ट पर आपकी वर्कशॉप फिर से दिख रही है',
        heading: 'आपकी वर्कशॉप फिर से दिख रही है',
        body: [`आपकी वर्कशॉप “${workshop}” अब फिर से सबको दिख रही है।`, questions.hi(supportEmail)],
      },
    },
  }
}
