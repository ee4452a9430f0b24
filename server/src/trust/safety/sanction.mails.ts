import type { Locale } from '@mentor-connect/contract/api/locales'
import { APPEAL_DAYS, type ToldSanction } from '@mentor-connect/contract/trust/sanctions'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { mailTo, type MailContent, type MailInline } from '../../platform/mail/mailContent'
import { LOG_IN } from '../../accounts/people/mailButtons'
import type { Person } from '../../accounts/people/person.repo'
import { questions } from '../../accounts/people/supportLines'

interface Details {
  kind: ToldSanction
  reason: string
  /** Time at which the sanction ends automatically; null if it has no end. */
  until: string | null
  /** Address of the support team, to which people may reply. */
  supportEmail: string
}

interface Words {
  subject: string
  heading: string
  what: string
  after?: string
}

const IMPOSED: Record<ToldSanction, Record<Locale, Words>> = {
  warning: {
    en: {
      subject: 'A warning about your Mentor-Connect account',
      heading: 'You have got a warning',
      what: 'Something that you did is against the rules of Mentor-Connect. Nothing changes for your account, but please do not do it again. The reason:',
    },
    hi: {
      subject: 'आपके मेंटर-कनेक्ट खाते के बारे में चेतावनी',
      heading: 'आपको चेतावनी दी गई है',
      what: 'आपने कुछ ऐसा किया जो मेंटर-कनेक्ट के नियमों के ख़िलाफ़ है। आपके खाते में कुछ नहीं बदला है, पर कृपया ऐसा दोबारा न करें। कारण:',
    },
  },
  limit: {
    en: {
      subject: 'Your Mentor-Connect account is limited',
      heading: 'Your account is limited',
      what: 'You cannot start new conversations at the moment. Conversations in which both of you have written continue as before. The reason:',
    },
    hi: {
      subject: 'आपके मेंटर-कनेक्ट खाते पर कुछ रोक लगाई गई है',
      heading: 'आपके खाते पर कुछ रोक लगाई गई है',
      what: 'फ़िलहाल आप नई बातचीत शुरू नहीं कर सकते। जिन बातचीतों में दोनों ने लिखा है, वे पहले की तरह चलती रहेंगी। कारण:',
    },
  },
  suspension: {
    en: {
      subject: 'Your Mentor-Connect account is suspended',
      heading: 'Your account is suspended',
      what: 'We have suspended your account. You cannot use Mentor-Connect until the suspension ends. The reason:',
      after: 'You can still log in to read this reason, appeal, download your data or delete your account.',
    },
    hi: {
      subject: 'आपका मेंटर-कनेक्ट खाता निलंबित कर दिया गया है',
      heading: 'आपका खाता निलंबित कर दिया गया है',
      what: 'हमने आपका खाता निलंबित कर दिया है। निलंबन ख़त्म होने तक आप मेंटर-कनेक्ट का इस्तेमाल नहीं कर सकते। कारण:',
      after:
        'आप अब भी लॉग इन करके यह कारण पढ़ सकते हैं, अपील कर सकते हैं, अपना डेटा डाउनलोड कर सकते हैं या अपना खाता हटा सकते हैं।',
    },
  },
}

const APPEAL: Record<Locale, (address: string) => MailInline[]> = {
  en: (address) => [
    `If you think that this is a mistake, log in and appeal within ${APPEAL_DAYS} days, or answer this email or write to `,
    mailTo(address),
    '. A person reads it.',
  ],
  hi: (address) => [
    `अगर आपको लगता है कि यह ग़लती से हुआ है, तो ${APPEAL_DAYS} दिन के भीतर लॉग इन करके अपील करें, या इस ईमेल का जवाब दें, या `,
    mailTo(address),
    ' पर लिखें। आपका संदेश कोई व्यक्ति ही पढ़ता है।',
  ],
}

/**
 * Returns the mail that tells a person about a warning, a limit or a suspension: its reason, its end, and how
 * to appeal.
 */
export function sanctionMail(to: Person, { kind, reason, until, supportEmail }: Details): MailContent {
  const text = (locale: Locale) => {
    const { subject, heading, what, after } = IMPOSED[kind][locale]
    return {
      subject,
      heading,
      button: LOG_IN[to.role][locale],
      body: [
        what,
        { quote: reason },
        ...(until ? [ENDS[locale](dayOf(until, locale))] : []),
        APPEAL[locale](supportEmail),
        ...(after ? [after] : []),
      ],
    }
  }
  return { to, texts: { en: text('en'), hi: text('hi') } }
}

const ENDS: Record<Locale, (day: string) => string> = {
  en: (day) => `It ends on ${day}.`,
  hi: (day) => `यह ${day} को अपने आप ख़त्म हो जाएगा।`,
}

function dayOf(instant: string, locale: Locale): string {
  return dateFormats(locale, DEFAULT_TIME_ZONE).dateTime(instant)
}

const LIFTED: Record<ToldSanction, Record<Locale, Words>> = {
  warning: {
    en: {
      subject: 'A warning about your Mentor-Connect account is withdrawn',
      heading: 'Your warning is withdrawn',
      what: 'We have withdrawn the warning. It no longer counts.',
    },
    hi: {
      subject: 'आपके मेंटर-कनेक्ट खाते की चेतावनी वापस ले ली गई है',
      heading: 'आपकी चेतावनी वापस ले ली गई है',
      what: 'हमने चेतावनी वापस ले ली है। अब वह नहीं गिनी जाएगी।',
    },
  },
  limit: {
    en: {
      subject: 'Your Mentor-Connect account is no longer limited',
      heading: 'Your account is no longer limited',
      what: 'We have lifted the limit: you can start new conversations again.',
    },
    hi: {
      subject: 'आपके मेंटर-कनेक्ट खाते से रोक हटा दी गई है',
      heading: 'आपके खाते से रोक हटा दी गई है',
      what: 'हमने रोक हटा दी है: आप फिर से नई बातचीत शुरू कर सकते हैं।',
    },
  },
  suspension: {
    en: {
      subject: 'Your Mentor-Connect account is open again',
      heading: 'Your account is open again',
      what: 'We have lifted the suspension of your account. Everything is there as it was.',
    },
    hi: {
      subject: 'आपका मेंटर-कनेक्ट खाता फिर से खुल गया है',
      heading: 'आपका खाता फिर से खुल गया है',
      what: 'हमने आपके खाते का निलंबन हटा दिया है। सब कुछ पहले जैसा ही है।',
    },
  },
}

/** Returns the mail that tells a person that a sanction was lifted before its end. */
export function liftedMail(
  to: Person,
  { kind, supportEmail }: { kind: ToldSanction; supportEmail: string },
): MailContent {
  const text = (locale: Locale) => {
    const { subject, heading, what } = LIFTED[kind][locale]
    const after = [questions[locale](supportEmail)]
    return { subject, heading, body: [what], button: LOG_IN[to.role][locale], after }
  }
  return { to, texts: { en: text('en'), hi: text('hi') } }
}
