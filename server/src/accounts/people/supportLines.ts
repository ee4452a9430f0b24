import type { Locale } from '@mentor-connect/contract/api/locales'
import { mailTo, type MailInline } from '../../platform/mail/mailContent'

type Line = Record<Locale, (supportEmail: string) => MailInline[]>

/** Closing line of mails with good news. */
export const questions: Line = {
  en: (address) => ['Questions? Answer this email or write to ', mailTo(address), '.'],
  hi: (address) => ['कोई सवाल है? इस ईमेल का जवाब दें या ', mailTo(address), ' पर लिखें।'],
}

/** Closing line of mails about sanctions. It says how to object. */
export const objections: Line = {
  en: (address) => [
    'If you think that this is a mistake, answer this email or write to ',
    mailTo(address),
    '. Tell us what we should know; a person reads it.',
  ],
  hi: (address) => [
    'अगर आपको लगता है कि यह ग़लती से हुआ है, तो इस ईमेल का जवाब दें या ',
    mailTo(address),
    ' पर लिखें। जो बात हमें जाननी चाहिए, वह बताएँ; आपका संदेश कोई व्यक्ति ही पढ़ता है।',
  ],
}
