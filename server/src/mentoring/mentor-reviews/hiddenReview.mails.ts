import { objections, questions } from '../../accounts/people/supportLines'
import type { MailContent, Recipient } from '../../platform/mail/mailContent'

interface Told {
  mentor: string
  supportEmail: string
}

/** Mail to the learner whose review of a mentor an operator has hidden. */
export function mentorReviewHiddenMail(
  to: Recipient,
  { mentor, reason, supportEmail }: Told & { reason: string },
): MailContent {
  return {
    to,
    texts: {
      en: {
        subject: 'We have hidden your review on Mentor-Connect',
        heading: 'Your review is hidden',
        body: [
          `We have hidden your review of ${mentor}. You still see it; nobody else does, and it does not count for the average. The reason:`,
          { quote: reason },
          objections.en(supportEmail),
        ],
      },
      hi: {
        subject: 'हमने मेंटर-कनेक्ट पर आपकी समीक्षा छिपा दी है',
        heading: 'आपकी समीक्षा छिपा दी गई है',
        body: [
          `हमने ${mentor} के बारे में आपकी समीक्षा छिपा दी है। आपको वह दिखती रहेगी, पर किसी और को नहीं, और औसत में भी नहीं गिनी जाएगी। कारण:`,
          { quote: reason },
          objections.hi(supportEmail),
        ],
      },
    },
  }
}

/** Mail to the learner whose hidden review of a mentor an operator shows again. */
export function mentorReviewShownMail(to: Recipient, { mentor, supportEmail }: Told): MailContent {
  return {
    to,
    texts: {
      en: {
        subject: 'Your review on Mentor-Connect is shown again',
        heading: 'Your review is shown again',
        body: [`Your review of ${mentor} is shown to everybody again.`, questions.en(supportEmail)],
      },
      hi: {
        subject: 'मेंटर-कनेक्ट पर आपकी समीक्षा फिर से दिख रही है',
        heading: 'आपकी समीक्षा फिर से दिख रही है',
        body: [`${mentor} के बारे में आपकी समीक्षा अब फिर से सबको दिख रही है।`, questions.hi(supportEmail)],
      },
    },
  }
}
