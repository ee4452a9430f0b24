import { objections } from '../accounts/people/supportLines'
import type { MailContent, MailLink, Recipient } from '../platform/mail/mailContent'

interface ReissuedCertificate {
  course: string
  /** The name on the new certificate. */
  name: string
  reason: string
  verifyPath: string
  shareUrl: string
  supportEmail: string
}

/** Returns the mail to a learner whose certificate was issued again under a corrected name. */
export function reissuedMail(to: Recipient, about: ReissuedCertificate): MailContent {
  const { course, name, reason, verifyPath, shareUrl, supportEmail } = about
  const share: MailLink = { label: shareUrl, to: shareUrl }
  return {
    to,
    texts: {
      en: {
        subject: `Your certificate for “${course}” has been corrected`,
        heading: 'Your certificate has been corrected',
        body: [
          `Your certificate for “${course}” is issued again, with the name “${name}”. The earlier one no longer counts: whoever verifies it is led to the new one. The reason:`,
          { quote: reason },
        ],
        button: { label: 'View and verify the certificate', to: verifyPath },
        after: [
          ['If you have shared the earlier one, share this address instead: ', share],
          objections.en(supportEmail),
        ],
      },
      hi: {
        subject: `“${course}” का आपका प्रमाणपत्र सुधार दिया गया है`,
        heading: 'आपका प्रमाणपत्र सुधार दिया गया है',
        body: [
          `“${course}” का आपका प्रमाणपत्र “${name}” नाम से फिर जारी किया गया है। पहले वाला अब मान्य नहीं है: जो उसे जाँचेगा, उसे नया प्रमाणपत्र दिखाया जाएगा। कारण:`,
          { quote: reason },
        ],
        button: { label: 'प्रमाणपत्र देखें और जाँचें', to: verifyPath },
        after: [['अगर आपने पहले वाला शेयर किया है, तो अब यह पता शेयर करें: ', share], objections.hi(supportEmail)],
      },
    },
  }
}
