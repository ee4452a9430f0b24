import type { Role } from '@mentor-connect/contract/accounts/people'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { OTP_LIFETIME_MS } from '@mentor-connect/contract/rules/limits'
import type { MailContent, Recipient } from '../../platform/mail/mailContent'
import { LOG_IN } from '../people/mailButtons'
import { SIGNUP_LIFETIME_MS } from './otp'

const MINUTES = OTP_LIFETIME_MS / 60_000
const HOURS = SIGNUP_LIFETIME_MS / HOUR_MS

/**
 * The mail with the code, in the language of the page where somebody signed up. It does not contain the name
 * given there: anybody can sign up with a stranger's address and must not be able to send that person a text.
 *
 * @param linkPath path of the page that confirms the sign-up without the code
 */
export function codeMail(to: Recipient, otp: string, linkPath: string): MailContent {
  return {
    to,
    why: 'address',
    texts: {
      en: {
        subject: `${otp} is your Mentor-Connect code`,
        heading: 'Confirm your address',
        body: [
          `Enter this code where you signed up. It is valid for ${MINUTES} minutes.`,
          { code: otp },
          `Or confirm your address with this button, on any device, within ${HOURS} hours.`,
        ],
        button: { label: 'Confirm my address', to: linkPath },
        after: ['If you did not sign up for Mentor-Connect, ignore this email.'],
      },
      hi: {
        subject: `${otp}: आपका मेंटर-कनेक्ट कोड`,
        heading: 'अपने पते की पुष्टि करें',
        body: [
          `जहाँ आपने साइन अप किया था, वहाँ यह कोड डालें। यह ${MINUTES} मिनट तक मान्य है।`,
          { code: otp },
          `या ${HOURS} घंटे के भीतर किसी भी डिवाइस पर इस बटन से अपने पते की पुष्टि करें।`,
        ],
        button: { label: 'मेरे पते की पुष्टि करें', to: linkPath },
        after: ['अगर आपने मेंटर-कनेक्ट पर साइन अप नहीं किया है, तो इस ईमेल को अनदेखा करें।'],
      },
    },
  }
}

/** Mail to the owner of an account when somebody signs up with its address. */
export function alreadyRegisteredMail(to: Recipient, role: Role): MailContent {
  return {
    to,
    why: 'address',
    texts: {
      en: {
        subject: 'You already have a Mentor-Connect account',
        heading: 'You already have an account',
        body: [
          'Someone, probably you, signed up for Mentor-Connect with this address.',
          'You already have an account: log in to it.',
        ],
        button: LOG_IN[role].en,
        after: ['If it was not you, there is nothing to do: your account is unchanged.'],
      },
      hi: {
        subject: 'आपका खाता पहले से है',
        heading: 'आपका खाता पहले से है',
        body: ['किसी ने, शायद आपने, इस पते से मेंटर-कनेक्ट पर साइन अप किया।', 'आपका खाता पहले से है: उसमें लॉग इन करें।'],
        button: LOG_IN[role].hi,
        after: ['अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं है: आपका खाता जैसा था वैसा ही है।'],
      },
    },
  }
}
