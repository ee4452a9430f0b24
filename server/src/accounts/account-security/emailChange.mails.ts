import type { Role } from '@mentor-connect/contract/accounts/people'
import { EMAIL_CHANGE_LIFETIME_MS } from '@mentor-connect/contract/rules/limits'
import { mailTo, type MailContent, type Recipient } from '../../platform/mail/mailContent'
import type { Person } from '../people/person.repo'
import { LOG_IN, NEW_PASSWORD } from '../people/mailButtons'

const MINUTES = EMAIL_CHANGE_LIFETIME_MS / 60_000

/**
 * Mail with the code, to the new address. It does not contain the person's name, because the person chose that
 * text and may have entered a stranger's address.
 */
export function emailCodeMail(to: Recipient, code: string): MailContent {
  return {
    to,
    why: 'address',
    texts: {
      en: {
        subject: `${code} confirms your new email address`,
        heading: 'Confirm your new address',
        body: [
          `Enter this code in your Mentor-Connect profile within ${MINUTES} minutes. From then on you log in with this address.`,
          { code },
          'If you do not want to use this address for Mentor-Connect, ignore this email and give the code to nobody.',
        ],
      },
      hi: {
        subject: `${code} आपके नए ईमेल पते की पुष्टि का कोड है`,
        heading: 'अपने नए पते की पुष्टि करें',
        body: [
          `यह कोड ${MINUTES} मिनट के भीतर अपनी मेंटर-कनेक्ट प्रोफ़ाइल में डालें। उसके बाद आप इसी पते से लॉग इन करेंगे।`,
          { code },
          'अगर आप मेंटर-कनेक्ट के लिए यह पता इस्तेमाल नहीं करना चाहते, तो इस ईमेल को अनदेखा करें और कोड किसी को न दें।',
        ],
      },
    },
  }
}

/**
 * Mail to a new address that already has an account. Only its owner may learn that the address is taken, not
 * the person who asked for the change.
 */
export function emailTakenMail(email: string, role: Role): MailContent {
  return {
    to: { email, language: null },
    why: 'address',
    texts: {
      en: {
        subject: 'This address already has a Mentor-Connect account',
        heading: 'This address already has an account',
        body: [
          'Someone, perhaps you, wanted to use this address for another Mentor-Connect account. It already has one, so nothing was changed.',
          'Is it yours? Log in to it. To use the address elsewhere, first give this account another address, or delete it.',
        ],
        button: LOG_IN[role].en,
        after: ['If it was not you, there is nothing to do.'],
      },
      hi: {
        subject: 'इस पते का मेंटर-कनेक्ट खाता पहले से है',
        heading: 'इस पते का खाता पहले से है',
        body: [
          'किसी ने, शायद आपने, इस पते को किसी दूसरे मेंटर-कनेक्ट खाते के लिए इस्तेमाल करना चाहा। इसका खाता पहले से है, इसलिए कुछ भी नहीं बदला गया।',
          'क्या यह खाता आपका है? इसमें लॉग इन करें। पते को दूसरे खाते में इस्तेमाल करने के लिए पहले इस खाते का पता बदलें या इसे हटा दें।',
        ],
        button: LOG_IN[role].hi,
        after: ['अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं है।'],
      },
    },
  }
}

/** Tells the current address that a change was requested, while its owner can still stop the change. */
export function emailChangeAskedMail(to: Person): MailContent {
  const button = NEW_PASSWORD[to.role]
  return {
    to,
    texts: {
      en: {
        subject: 'Your Mentor-Connect email address is about to be changed',
        heading: 'Your email address is about to be changed',
        body: [
          'A new email address was entered for your account. It counts as soon as it is confirmed; until then you log in with this one.',
          'If it was you, there is nothing to do.',
          'If it was not you, set a new password at once: that stops the change and logs out every browser.',
        ],
        button: button.en,
      },
      hi: {
        subject: 'आपके मेंटर-कनेक्ट खाते का ईमेल पता बदला जा रहा है',
        heading: 'आपका ईमेल पता बदला जा रहा है',
        body: [
          'आपके खाते के लिए नया ईमेल पता डाला गया है। पुष्टि होते ही वह लागू हो जाएगा; तब तक आप इसी पते से लॉग इन करेंगे।',
          'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं है।',
          'अगर यह आप नहीं थे, तो तुरंत नया पासवर्ड बनाएँ: इससे यह बदलाव रुक जाता है और हर ब्राउज़र लॉग आउट हो जाता है।',
        ],
        button: button.hi,
      },
    },
  }
}

/** Tells the former address that it was replaced. From then on, only the support team can help. */
export function emailChangedMail(to: Recipient, supportEmail: string): MailContent {
  return {
    to,
    why: 'formerAccount',
    texts: {
      en: {
        subject: 'Your Mentor-Connect email address was changed',
        heading: 'Your email address was changed',
        body: [
          'Your account has a new email address. You can no longer log in with this one.',
          'If it was you, there is nothing to do.',
          [
            'If it was not you, answer this email or write to ',
            mailTo(supportEmail),
            ' as soon as you can: we will help you to get your account back.',
          ],
        ],
      },
      hi: {
        subject: 'आपके मेंटर-कनेक्ट खाते का ईमेल पता बदल गया है',
        heading: 'आपका ईमेल पता बदल गया है',
        body: [
          'आपके खाते का ईमेल पता बदल दिया गया है। अब आप इस पते से लॉग इन नहीं कर सकते।',
          'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं है।',
          [
            'अगर यह आप नहीं थे, तो जल्द से जल्द इस ईमेल का जवाब दें या ',
            mailTo(supportEmail),
            ' पर लिखें: खाता वापस पाने में हम आपकी मदद करेंगे।',
          ],
        ],
      },
    },
  }
}
