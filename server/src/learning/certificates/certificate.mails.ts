import type { MailContent, MailLink, Recipient } from '../../platform/mail/mailContent'

interface IssuedCertificate {
  courseName: string
  learnerName: string
  /** Path of the page where anybody can verify the certificate. */
  verifyPath: string
  /** URL of the page with a picture of the certificate, for sharing. */
  shareUrl: string
}

/** Congratulates a learner who has finished a course. */
export function certificateIssuedMail(
  to: Recipient,
  { courseName, learnerName, verifyPath, shareUrl }: IssuedCertificate,
): MailContent {
  const share: MailLink = { label: shareUrl, to: shareUrl }
  return {
    to,
    texts: {
      en: {
        subject: `Your certificate for “${courseName}”`,
        heading: `Congratulations, ${learnerName}`,
        body: [
          `You have finished “${courseName}”. Your certificate is issued, and anybody can verify it here, without an account.`,
        ],
        button: { label: 'View and verify the certificate', to: verifyPath },
        after: [
          ['To share it, with a picture of the certificate, send this address: ', share],
          'You can download it as a PDF from your dashboard at any time.',
        ],
      },
      hi: {
        subject: `“${courseName}” का आपका प्रमाणपत्र`,
        heading: `बधाई हो, ${learnerName}`,
        body: [
          `आपने “${courseName}” पूरा कर लिया है। आपका प्रमाणपत्र जारी हो गया है, और कोई भी इसे यहाँ बिना खाते के जाँच सकता है।`,
        ],
        button: { label: 'प्रमाणपत्र देखें और जाँचें', to: verifyPath },
        after: [
          ['इसे तस्वीर के साथ शेयर करने के लिए यह पता भेजें: ', share],
          'आप इसे कभी भी अपने डैशबोर्ड से PDF के रूप में डाउनलोड कर सकते हैं।',
        ],
      },
    },
  }
}
