import { OTP_LIFETIME_MS } from '@mentor-connect/contract/rules/limits'
import { escapeHtml } from '../../platform/mail/escapeHtml'
import type { Mail } from '../../platform/mail/mailer'
import { SIGNUP_LIFETIME_MS } from './otp'

const MINUTES = OTP_LIFETIME_MS / 60_000
const HOURS = SIGNUP_LIFETIME_MS / (60 * 60_000)

/**
 * These mails are bilingual, because the reader has not chosen a language yet. They leave out the name given at sign-up:
 * anybody can sign up with a stranger's address and must not be able to send that person a text.
 */
export function codeMail(to: string, otp: string, link: string): Mail {
  return bilingual(to, `${otp} is your Mentor-Connect code · आपका मेंटर-कनेक्ट कोड`, [
    [
      'Hello,',
      `your code is ${otp}. It is valid for ${MINUTES} minutes.`,
      `Or open this link, on any device, within ${HOURS} hours: ${link}`,
      'If you did not sign up for Mentor-Connect, ignore this mail.',
    ],
    [
      'नमस्ते,',
      `आपका कोड ${otp} है। यह ${MINUTES} मिनट तक मान्य है।`,
      `या ${HOURS} घंटे के भीतर किसी भी डिवाइस पर यह लिंक खोलें: ${link}`,
      'यदि आपने मेंटर-कनेक्ट पर साइन अप नहीं किया है, तो इस मेल को अनदेखा करें।',
    ],
  ])
}

/** To the owner of an account when somebody signs up with its address. */
export function alreadyRegisteredMail(to: string, loginUrl: string): Mail {
  return bilingual(to, 'You already have a Mentor-Connect account · आपका खाता पहले से है', [
    [
      'Somebody, probably you, signed up for Mentor-Connect with this address.',
      `You already have an account: log in at ${loginUrl}.`,
      'If it was not you, there is nothing to do: your account is unchanged.',
    ],
    [
      'किसी ने, शायद आपने, इस पते से मेंटर-कनेक्ट पर साइन अप किया।',
      `आपका खाता पहले से है: ${loginUrl} पर लॉग इन करें।`,
      'यदि यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं है: आपका खाता जैसा था वैसा ही है।',
    ],
  ])
}

export function bilingual(to: string, subject: string, [english, hindi]: [string[], string[]]): Mail {
  const part = (language: string, paragraphs: string[]) =>
    `<div lang="${language}">${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')}</div>`
  return {
    to,
    subject,
    text: [...english, '—', ...hindi].join('\n\n'),
    html: `${part('en', english)}<hr>${part('hi', hindi)}`,
  }
}
