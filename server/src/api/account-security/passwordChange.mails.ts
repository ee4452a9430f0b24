import type { Mail } from '../../platform/mail/mailer'
import { renderMail, type Recipient } from '../../platform/mail/renderMail'
import type { BrowserName } from '../session/browserName'
import { deviceIn, timesOf } from '../session/deviceWords'

/** Notifies the owner, who may not have made the change. */
export function passwordChangedMail(
  to: Recipient,
  where: BrowserName & { at: Date },
  forgottenUrl: string,
): Mail {
  const time = timesOf(where.at)
  return renderMail(to, {
    en: {
      subject: 'Your Mentor-Connect password was changed',
      paragraphs: [
        'Hello,',
        `your password was changed: ${deviceIn.en(where)}, ${time.en}. All other browsers were logged out.`,
        'If it was you, there is nothing to do.',
        `If it was not you, set a new password at once: that logs out every browser. ${forgottenUrl}`,
      ],
    },
    hi: {
      subject: 'आपका मेंटर-कनेक्ट पासवर्ड बदल गया है',
      paragraphs: [
        'नमस्ते,',
        `आपका पासवर्ड बदला गया है: ${deviceIn.hi(where)}, ${time.hi}। बाकी सभी ब्राउज़र लॉग आउट कर दिए गए हैं।`,
        'यदि यह आप थे, तो कुछ करने की ज़रूरत नहीं है।',
        `यदि यह आप नहीं थे, तो तुरंत नया पासवर्ड बनाएँ: इससे हर ब्राउज़र लॉग आउट हो जाता है। ${forgottenUrl}`,
      ],
    },
  })
}
