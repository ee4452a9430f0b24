import { PASSWORD_RESET_LIFETIME_MS } from '@mentor-connect/contract/rules/limits'
import type { Mail } from '../../platform/mail/mailer'
import { bilingual } from './auth.mails'

const MINUTES = PASSWORD_RESET_LIFETIME_MS / 60_000

export function resetMail(to: string, link: string): Mail {
  return bilingual(to, 'Set a new Mentor-Connect password · नया पासवर्ड बनाएँ', [
    [
      'Hello,',
      `set a new password here: ${link}`,
      `The link works once and for ${MINUTES} minutes. Give it to nobody.`,
      'If you did not ask for it, there is nothing to do: your password is unchanged.',
    ],
    [
      'नमस्ते,',
      `यहाँ नया पासवर्ड बनाएँ: ${link}`,
      `यह लिंक एक ही बार और ${MINUTES} मिनट तक काम करता है। इसे किसी को न दें।`,
      'यदि आपने यह नहीं माँगा था, तो कुछ करने की ज़रूरत नहीं है: आपका पासवर्ड वही है।',
    ],
  ])
}

/** Notifies the owner, who may not have made the change. */
export function passwordChangedMail(to: string, forgottenUrl: string): Mail {
  return bilingual(to, 'Your Mentor-Connect password was changed · आपका पासवर्ड बदल गया है', [
    [
      'Hello,',
      'your password was changed just now, and you were logged out everywhere.',
      `If it was not you, set a new one at once: ${forgottenUrl}`,
    ],
    [
      'नमस्ते,',
      'आपका पासवर्ड अभी-अभी बदला गया है और आपको हर जगह से लॉग आउट कर दिया गया है।',
      `यदि यह आपने नहीं किया, तो तुरंत नया पासवर्ड बनाएँ: ${forgottenUrl}`,
    ],
  ])
}
