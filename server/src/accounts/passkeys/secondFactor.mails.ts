import type { Locale } from '@mentor-connect/contract/api/locales'
import type { MailBlock, MailContent } from '../../platform/mail/mailContent'
import { LOG_IN, NEW_PASSWORD } from '../people/mailButtons'
import type { Person } from '../people/person.repo'
import { questions } from '../people/supportLines'
import { timesOf } from '../session/deviceWords'

interface Told {
  subject: string
  heading: string
  body: MailBlock[]
}

/** Returns a mail about a change that was made by the owner, or by somebody else in the owner's name. */
function changeMail(to: Person, told: Record<Locale, Told>): MailContent {
  const button = NEW_PASSWORD[to.role]
  const { en, hi } = told
  return {
    to,
    texts: {
      en: {
        ...en,
        body: [
          ...en.body,
          'If it was you, there is nothing to do.',
          'If it was not you, set a new password at once: that logs out every browser.',
        ],
        button: button.en,
      },
      hi: {
        ...hi,
        body: [
          ...hi.body,
          'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं है।',
          'अगर यह आप नहीं थे, तो तुरंत नया पासवर्ड बनाएँ: इससे हर ब्राउज़र लॉग आउट हो जाता है।',
        ],
        button: button.hi,
      },
    },
  }
}

export function secondFactorOnMail(to: Person, at: Date): MailContent {
  const time = timesOf(at)
  return changeMail(to, {
    en: {
      subject: 'Your Mentor-Connect account now asks for a passkey as well',
      heading: 'Your account now asks for a passkey as well',
      body: [
        `On a new device, your password alone is no longer enough to log in. It was turned on: ${time.en}.`,
        'Keep your recovery codes where you find them without your phone. Each of them stands in for a passkey once.',
      ],
    },
    hi: {
      subject: 'आपका मेंटर-कनेक्ट खाता अब पासकी भी माँगेगा',
      heading: 'आपका खाता अब पासकी भी माँगेगा',
      body: [
        `किसी नए डिवाइस पर लॉग इन करने के लिए अब सिर्फ़ पासवर्ड काफ़ी नहीं है। यह चालू किया गया: ${time.hi}।`,
        'अपने रिकवरी कोड ऐसी जगह रखें जहाँ वे फ़ोन के बिना भी मिल जाएँ। हर कोड एक बार पासकी की जगह काम करता है।',
      ],
    },
  })
}

export function secondFactorOffMail(to: Person, at: Date): MailContent {
  const time = timesOf(at)
  return changeMail(to, {
    en: {
      subject: 'Your Mentor-Connect account no longer asks for a passkey',
      heading: 'Your account no longer asks for a passkey',
      body: [
        `Your password alone is enough to log in again, and your recovery codes no longer work. It was turned off: ${time.en}.`,
      ],
    },
    hi: {
      subject: 'आपका मेंटर-कनेक्ट खाता अब पासकी नहीं माँगेगा',
      heading: 'आपका खाता अब पासकी नहीं माँगेगा',
      body: [
        `लॉग इन करने के लिए अब फिर से सिर्फ़ पासवर्ड काफ़ी है, और आपके रिकवरी कोड अब काम नहीं करते। यह बंद किया गया: ${time.hi}।`,
      ],
    },
  })
}

export function recoveryCodesRenewedMail(to: Person, at: Date): MailContent {
  const time = timesOf(at)
  return changeMail(to, {
    en: {
      subject: 'You have new Mentor-Connect recovery codes',
      heading: 'You have new recovery codes',
      body: [`New recovery codes were made for your account: ${time.en}. The former ones no longer work.`],
    },
    hi: {
      subject: 'आपके नए मेंटर-कनेक्ट रिकवरी कोड',
      heading: 'आपके नए रिकवरी कोड बन गए हैं',
      body: [`आपके खाते के लिए नए रिकवरी कोड बनाए गए: ${time.hi}। पुराने कोड अब काम नहीं करते।`],
    },
  })
}

/**
 * Notifies the owner that a recovery code was used.
 *
 * @param left number of unused codes
 */
export function recoveryCodeUsedMail(to: Person, { left, at }: { left: number; at: Date }): MailContent {
  const time = timesOf(at)
  return changeMail(to, {
    en: {
      subject: 'A recovery code of your Mentor-Connect account was used',
      heading: 'A recovery code was used',
      body: [
        `Somebody logged in to your account with the password and a recovery code: ${time.en}.`,
        left === 0
          ? 'It was the last one. Make new ones in your profile, under Security.'
          : `Recovery codes that are left: ${left}. You can make new ones in your profile, under Security.`,
      ],
    },
    hi: {
      subject: 'आपके मेंटर-कनेक्ट खाते का एक रिकवरी कोड इस्तेमाल हुआ',
      heading: 'एक रिकवरी कोड इस्तेमाल हुआ',
      body: [
        `आपके खाते में पासवर्ड और एक रिकवरी कोड से लॉग इन किया गया: ${time.hi}।`,
        left === 0
          ? 'यह आख़िरी कोड था। अपनी प्रोफ़ाइल में “सुरक्षा” के नीचे नए कोड बनाएँ।'
          : `बचे हुए रिकवरी कोड: ${left}। नए कोड आप अपनी प्रोफ़ाइल में “सुरक्षा” के नीचे बना सकते हैं।`,
      ],
    },
  })
}

/**
 * Notifies the owner that an operator was asked to turn off the second factor, while the owner can still
 * prevent it.
 */
export function secondFactorEndsMail(
  to: Person,
  { endsAt, supportEmail }: { endsAt: Date; supportEmail: string },
): MailContent {
  const time = timesOf(endsAt)
  return {
    to,
    texts: {
      en: {
        subject: 'Your Mentor-Connect account will soon no longer ask for a passkey',
        heading: 'Your account will soon no longer ask for a passkey',
        body: [
          `We were told that you have lost your passkeys and your recovery codes. From this time on, your password alone is enough to log in: ${time.en}.`,
          'If you did not ask for it, log in with your passkey or a recovery code before then: that keeps everything as it is.',
        ],
        button: LOG_IN[to.role].en,
        after: [questions.en(supportEmail)],
      },
      hi: {
        subject: 'आपका मेंटर-कनेक्ट खाता जल्द ही पासकी माँगना बंद कर देगा',
        heading: 'आपका खाता जल्द ही पासकी माँगना बंद कर देगा',
        body: [
          `हमें बताया गया है कि आपकी पासकी और रिकवरी कोड खो गए हैं। इस समय के बाद लॉग इन करने के लिए सिर्फ़ पासवर्ड काफ़ी होगा: ${time.hi}।`,
          'अगर यह आपने नहीं कहा, तो उससे पहले अपनी पासकी या किसी रिकवरी कोड से लॉग इन करें: तब सब कुछ वैसा ही रहेगा।',
        ],
        button: LOG_IN[to.role].hi,
        after: [questions.hi(supportEmail)],
      },
    },
  }
}
