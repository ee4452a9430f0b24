import type { MailContent } from '../../platform/mail/mailContent'
import { NEW_PASSWORD } from '../people/mailButtons'
import type { Person } from '../people/person.repo'
import type { BrowserName } from './browserName'
import { deviceIn, timesOf } from './deviceWords'

export interface NewDevice extends BrowserName {
  at: Date
}

/** Notifies the owner of a sign-in from an unknown browser. */
export function newDeviceMail(to: Person, device: NewDevice): MailContent {
  const time = timesOf(device.at)
  const button = NEW_PASSWORD[to.role]
  return {
    to,
    texts: {
      en: {
        subject: 'Your Mentor-Connect account was used in a new browser',
        heading: 'Your account was used in a new browser',
        body: [
          'Your account was logged in to from a browser that was not used for it before:',
          { list: [deviceIn.en(device), time.en] },
          'If it was you, there is nothing to do.',
          'If it was not you, set a new password at once: that logs out every browser.',
        ],
        button: button.en,
      },
      hi: {
        subject: 'आपके मेंटर-कनेक्ट खाते में नए ब्राउज़र से लॉग इन',
        heading: 'आपके खाते में नए ब्राउज़र से लॉग इन',
        body: [
          'आपके खाते में ऐसे ब्राउज़र से लॉग इन हुआ जो पहले इस्तेमाल नहीं हुआ था:',
          { list: [deviceIn.hi(device), time.hi] },
          'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं है।',
          'अगर यह आप नहीं थे, तो तुरंत नया पासवर्ड बनाएँ: इससे हर ब्राउज़र लॉग आउट हो जाता है।',
        ],
        button: button.hi,
      },
    },
  }
}
