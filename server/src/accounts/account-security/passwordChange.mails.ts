import type { MailContent } from '../../platform/mail/mailContent'
import { NEW_PASSWORD } from '../people/mailButtons'
import type { Person } from '../people/person.repo'
import type { BrowserName } from '../session/browserName'
import { deviceIn, timesOf } from '../session/deviceWords'

/** Notifies the owner of a changed password, who may not have made the change. */
export function passwordChangedMail(to: Person, where: BrowserName & { at: Date }): MailContent {
  const time = timesOf(where.at)
  const button = NEW_PASSWORD[to.role]
  return {
    to,
    texts: {
      en: {
        subject: 'Your Mentor-Connect password was changed',
        heading: 'Your password was changed',
        body: [
          `Your password was changed: ${deviceIn.en(where)}, ${time.en}. All other browsers were logged out.`,
          'If it was you, there is nothing to do.',
          'If it was not you, set a new password at once: that logs out every browser.',
        ],
        button: button.en,
      },
      hi: {
        subject: 'आपका मेंटर-कनेक्ट पासवर्ड बदल गया है',
        heading: 'आपका पासवर्ड बदल गया है',
        body: [
          `आपका पासवर्ड बदला गया है: ${deviceIn.hi(where)}, ${time.hi}। बाक़ी सभी ब्राउज़र लॉग आउट कर दिए गए हैं।`,
          'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं है।',
          'अगर यह आप नहीं थे, तो तुरंत नया पासवर्ड बनाएँ: इससे हर ब्राउज़र लॉग आउट हो जाता है।',
        ],
        button: button.hi,
      },
    },
  }
}
