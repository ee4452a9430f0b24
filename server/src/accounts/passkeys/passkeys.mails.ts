import type { MailContent } from '../../platform/mail/mailContent'
import { NEW_PASSWORD } from '../people/mailButtons'
import type { Person } from '../people/person.repo'
import { timesOf } from '../session/deviceWords'

interface ChangedPasskey {
  /** The name that the owner has given the passkey. */
  name: string
  at: Date
}

export function passkeyAddedMail(to: Person, { name, at }: ChangedPasskey): MailContent {
  const time = timesOf(at)
  const button = NEW_PASSWORD[to.role]
  return {
    to,
    texts: {
      en: {
        subject: 'A passkey was added to your Mentor-Connect account',
        heading: 'A passkey was added',
        body: [
          'You can now log in with this passkey, without a password:',
          { list: [name, time.en] },
          'If it was you, there is nothing to do.',
          'If it was not you, set a new password at once: that logs out every browser. Then remove the passkey in your profile, under Security.',
        ],
        button: button.en,
      },
      hi: {
        subject: 'आपके मेंटर-कनेक्ट खाते में एक पासकी जोड़ी गई है',
        heading: 'एक पासकी जोड़ी गई है',
        body: [
          'अब आप इस पासकी से बिना पासवर्ड के लॉग इन कर सकते हैं:',
          { list: [name, time.hi] },
          'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं है।',
          'अगर यह आप नहीं थे, तो तुरंत नया पासवर्ड बनाएँ: इससे हर ब्राउज़र लॉग आउट हो जाता है। फिर अपनी प्रोफ़ाइल में “सुरक्षा” के नीचे इस पासकी को हटा दें।',
        ],
        button: button.hi,
      },
    },
  }
}

export function passkeyRemovedMail(to: Person, { name, at }: ChangedPasskey): MailContent {
  const time = timesOf(at)
  const button = NEW_PASSWORD[to.role]
  return {
    to,
    texts: {
      en: {
        subject: 'A passkey was removed from your Mentor-Connect account',
        heading: 'A passkey was removed',
        body: [
          'Nobody can log in with this passkey any more:',
          { list: [name, time.en] },
          'If it was you, there is nothing to do, except to delete it in your password manager as well.',
          'If it was not you, set a new password at once: that logs out every browser.',
        ],
        button: button.en,
      },
      hi: {
        subject: 'आपके मेंटर-कनेक्ट खाते से एक पासकी हटाई गई है',
        heading: 'एक पासकी हटाई गई है',
        body: [
          'अब इस पासकी से कोई लॉग इन नहीं कर सकता:',
          { list: [name, time.hi] },
          'अगर यह आप थे, तो बस इसे अपने पासवर्ड मैनेजर से भी हटा दें।',
          'अगर यह आप नहीं थे, तो तुरंत नया पासवर्ड बनाएँ: इससे हर ब्राउज़र लॉग आउट हो जाता है।',
        ],
        button: button.hi,
      },
    },
  }
}
