import { objections, questions } from '../accounts/people/supportLines'
import type { MailContent, Recipient } from '../platform/mail/mailContent'

interface Told {
  course: string
  supportEmail: string
}

/** Returns the mail to the mentor whose course an operator has taken out of the catalogue. */
export function courseUnlistedMail(
  to: Recipient,
  { course, reason, supportEmail }: Told & { reason: string },
): MailContent {
  return {
    to,
    texts: {
      en: {
        subject: 'Your course is no longer listed on Mentor-Connect',
        heading: 'Your course is no longer listed',
        body: [
          `We have taken your course “${course}” out of the catalogue. Learners who are enrolled keep it; nobody else finds it. The reason:`,
          { quote: reason },
          objections.en(supportEmail),
        ],
      },
      hi: {
        subject: 'आपका कोर्स अब मेंटर-कनेक्ट की सूची में नहीं है',
        heading: 'आपका कोर्स अब सूची में नहीं है',
        body: [
          `हमने आपका कोर्स “${course}” सूची से हटा दिया है। जो विद्यार्थी इसमें जुड़े हैं, वे इसे देखते रहेंगे; बाक़ी लोगों को यह नहीं दिखेगा। कारण:`,
          { quote: reason },
          objections.hi(supportEmail),
        ],
      },
    },
  }
}

/** Returns the mail to the mentor whose course an operator has listed again. */
export function courseRelistedMail(to: Recipient, { course, supportEmail }: Told): MailContent {
  return {
    to,
    texts: {
      en: {
        subject: 'Your course is listed on Mentor-Connect again',
        heading: 'Your course is listed again',
        body: [
          `Your course “${course}” is in the catalogue again, if it is published.`,
          questions.en(supportEmail),
        ],
      },
      hi: {
        subject: 'आपका कोर्स फिर से मेंटर-कनेक्ट की सूची में है',
        heading: 'आपका कोर्स फिर से सूची में है',
        body: [`आपका कोर्स “${course}” फिर से सूची में है, अगर वह प्रकाशित है।`, questions.hi(supportEmail)],
      },
    },
  }
}

/** Returns the mail to the mentor of a course whose subjects an operator has changed. */
export function courseSubjectsMail(
  to: Recipient,
  { course, subjects, reason, supportEmail }: Told & { subjects: string[]; reason: string },
): MailContent {
  const list = subjects.join(', ')
  return {
    to,
    texts: {
      en: {
        subject: 'We have changed the subjects of your course on Mentor-Connect',
        heading: 'Your course has other subjects',
        body: [
          `Your course “${course}” now has these subjects: ${list}. The reason:`,
          { quote: reason },
          objections.en(supportEmail),
        ],
      },
      hi: {
        subject: 'हमने मेंटर-कनेक्ट पर आपके कोर्स के विषय बदले हैं',
        heading: 'आपके कोर्स के विषय बदल गए हैं',
        body: [
          `आपके कोर्स “${course}” के विषय अब ये हैं: ${list}। कारण:`,
          { quote: reason },
          objections.hi(supportEmail),
        ],
      },
    },
  }
}
