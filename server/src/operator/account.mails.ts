import { LOG_IN, NEW_PASSWORD } from '../accounts/people/mailButtons'
import type { Person } from '../accounts/people/person.repo'
import type { MailContent, Recipient } from '../platform/mail/mailContent'
import { objections, questions } from '../accounts/people/supportLines'

/** The support address, to which recipients may reply. */
interface Support {
  supportEmail: string
}

export function sessionsEndedMail(to: Person, { supportEmail }: Support): MailContent {
  const newPassword = NEW_PASSWORD[to.role]
  return {
    to,
    texts: {
      en: {
        subject: 'We have logged you out of Mentor-Connect on every device',
        heading: 'We have logged you out on every device',
        body: ['To keep your account safe we have logged you out on every device. Nothing else has changed.'],
        button: LOG_IN[to.role].en,
        after: [['If someone else may know your password: ', newPassword.en], questions.en(supportEmail)],
      },
      hi: {
        subject: 'हमने आपको हर डिवाइस पर मेंटर-कनेक्ट से लॉग आउट कर दिया है',
        heading: 'हमने आपको हर डिवाइस पर लॉग आउट कर दिया है',
        body: ['आपके खाते की सुरक्षा के लिए हमने आपको हर डिवाइस पर लॉग आउट कर दिया है। इसके अलावा कुछ नहीं बदला है।'],
        button: LOG_IN[to.role].hi,
        after: [['अगर आपका पासवर्ड किसी और को पता हो सकता है: ', newPassword.hi], questions.hi(supportEmail)],
      },
    },
  }
}

/** Mail to the learner whose certificate is no longer valid. */
export function revokedMail(
  to: Recipient,
  { course, reason, supportEmail }: Support & { course: string; reason: string },
): MailContent {
  return {
    to,
    texts: {
      en: {
        subject: 'Your Mentor-Connect certificate is revoked',
        heading: 'Your certificate is revoked',
        body: [
          `We have revoked your certificate for “${course}”. Whoever verifies it is told so. The reason:`,
          { quote: reason },
          objections.en(supportEmail),
        ],
      },
      hi: {
        subject: 'आपका मेंटर-कनेक्ट प्रमाणपत्र रद्द कर दिया गया है',
        heading: 'आपका प्रमाणपत्र रद्द कर दिया गया है',
        body: [
          `हमने “${course}” का आपका प्रमाणपत्र रद्द कर दिया है। जो भी इसे जाँचेगा, उसे यही बताया जाएगा। कारण:`,
          { quote: reason },
          objections.hi(supportEmail),
        ],
      },
    },
  }
}
