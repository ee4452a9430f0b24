import type { Role } from '@mentor-connect/contract/accounts/people'
import { PASSWORD_RESET_LIFETIME_MS } from '@mentor-connect/contract/rules/limits'
import type { MailContent, Recipient } from '../../platform/mail/mailContent'
import { NEW_PASSWORD } from '../people/mailButtons'

const MINUTES = PASSWORD_RESET_LIFETIME_MS / 60_000

/**
 * Mail with a link to set a new password.
 *
 * @param linkPath path of the page for the new password, with the token of this request
 */
export function resetMail(to: Recipient, linkPath: string): MailContent {
  return {
    to,
    texts: {
      en: {
        subject: 'Set a new Mentor-Connect password',
        heading: 'Set a new password',
        body: [`The link works once and for ${MINUTES} minutes. Give it to nobody.`],
        button: { label: 'Set a new password', to: linkPath },
        after: ['If you did not ask for it, there is nothing to do: your password is unchanged.'],
      },
      hi: {
        subject: 'नया पासवर्ड बनाएँ',
        heading: 'नया पासवर्ड बनाएँ',
        body: [`यह लिंक एक ही बार और ${MINUTES} मिनट तक काम करता है। इसे किसी को न दें।`],
        button: { label: 'नया पासवर्ड बनाएँ', to: linkPath },
        after: ['अगर आपने यह नहीं माँगा था, तो कुछ करने की ज़रूरत नहीं है: आपका पासवर्ड वही है।'],
      },
    },
  }
}

/** Mail that tells the account's owner that the password was changed, in case somebody else has changed it. */
export function passwordResetMail(to: Recipient, role: Role): MailContent {
  return {
    to,
    texts: {
      en: {
        subject: 'Your Mentor-Connect password was changed',
        heading: 'Your password was changed',
        body: [
          'Your password was changed just now, and you were logged out everywhere.',
          'If it was not you, set a new one at once.',
        ],
        button: NEW_PASSWORD[role].en,
      },
      hi: {
        subject: 'आपका पासवर्ड बदल गया है',
        heading: 'आपका पासवर्ड बदल गया है',
        body: [
          'आपका पासवर्ड अभी-अभी बदला गया है और आपको हर जगह से लॉग आउट कर दिया गया है।',
          'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड बनाएँ।',
        ],
        button: NEW_PASSWORD[role].hi,
      },
    },
  }
}
