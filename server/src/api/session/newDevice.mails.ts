import type { Mail } from '../../platform/mail/mailer'
import { renderMail, type Recipient } from '../../platform/mail/renderMail'
import type { BrowserName } from './browserName'
import { deviceIn, timesOf } from './deviceWords'

export interface NewDevice extends BrowserName {
  at: Date
}

/** Notifies the owner of a sign-in from an unknown browser. */
export function newDeviceMail(to: Recipient, device: NewDevice, forgottenUrl: string): Mail {
  const time = timesOf(device.at)
  return renderMail(to, {
    en: {
      subject: 'New sign-in to your Mentor-Connect account',
      paragraphs: [
        'Hello,',
        `your account was signed in to from a browser that was not used for it before: ${deviceIn.en(device)}, ${time.en}.`,
        'If it was you, there is nothing to do.',
        `If it was not you, set a new password at once: that logs out every browser. ${forgottenUrl}`,
      ],
    },
    hi: {
      subject: 'आपके मेंटर-कनेक्ट खाते में नए ब्राउज़र से साइन इन',
      paragraphs: [
        'नमस्ते,',
        `आपके खाते में ऐसे ब्राउज़र से साइन इन हुआ जो पहले इस्तेमाल नहीं हुआ था: ${deviceIn.hi(device)}, ${time.hi}।`,
        'यदि यह आप थे, तो कुछ करने की ज़रूरत नहीं है।',
        `यदि यह आप नहीं थे, तो तुरंत नया पासवर्ड बनाएँ: इससे हर ब्राउज़र लॉग आउट हो जाता है। ${forgottenUrl}`,
      ],
    },
  })
}
