import type { Mail } from '../platform/mail/mailer'
import { renderMail, type Recipient } from '../platform/mail/renderMail'

/** The support address, to which people may reply. */
interface Support {
  supportEmail: string
}

export function suspendedMail(to: Recipient, { reason, loginUrl, supportEmail }: Support & Suspended): Mail {
  const mail = renderMail(to, {
    en: {
      subject: 'Your Mentor-Connect account is suspended',
      paragraphs: [
        'Hello,',
        'we have suspended your account. You cannot use Mentor-Connect until we lift this. The reason:',
        reason,
        `If you think that this is a mistake, answer to this mail or write to ${supportEmail}. Tell us what we should know; a person reads it.`,
        `You can still log in to read this reason, download your data or delete your account: ${loginUrl}`,
      ],
    },
    hi: {
      subject: 'आपका मेंटर-कनेक्ट खाता निलंबित कर दिया गया है',
      paragraphs: [
        'नमस्ते,',
        'हमने आपका खाता निलंबित कर दिया है। जब तक निलंबन हटाया नहीं जाता, आप मेंटर-कनेक्ट का उपयोग नहीं कर सकते। कारण:',
        reason,
        `अगर आपको लगता है कि यह गलती से हुआ है, तो इस मेल का जवाब दें या ${supportEmail} पर लिखें। जो बात हमें जाननी चाहिए, वह बताएँ; आपका संदेश कोई व्यक्ति ही पढ़ता है।`,
        `आप अब भी लॉग इन करके यह कारण पढ़ सकते हैं, अपना डेटा डाउनलोड कर सकते हैं या अपना खाता मिटा सकते हैं: ${loginUrl}`,
      ],
    },
  })
  return { ...mail, replyTo: supportEmail }
}

interface Suspended {
  reason: string
  loginUrl: string
}

export function reinstatedMail(
  to: Recipient,
  { loginUrl, supportEmail }: Support & { loginUrl: string },
): Mail {
  const mail = renderMail(to, {
    en: {
      subject: 'Your Mentor-Connect account is open again',
      paragraphs: [
        'Hello,',
        'we have lifted the suspension of your account. Everything is there as it was.',
        `Log in here: ${loginUrl}`,
        `Questions? Answer to this mail or write to ${supportEmail}.`,
      ],
    },
    hi: {
      subject: 'आपका मेंटर-कनेक्ट खाता फिर से खुल गया है',
      paragraphs: [
        'नमस्ते,',
        'हमने आपके खाते का निलंबन हटा दिया है। सब कुछ पहले जैसा ही है।',
        `यहाँ लॉग इन करें: ${loginUrl}`,
        `कोई सवाल है? इस मेल का जवाब दें या ${supportEmail} पर लिखें।`,
      ],
    },
  })
  return { ...mail, replyTo: supportEmail }
}

export function sessionsEndedMail(
  to: Recipient,
  { loginUrl, passwordUrl, supportEmail }: Support & { loginUrl: string; passwordUrl: string },
): Mail {
  const mail = renderMail(to, {
    en: {
      subject: 'We have logged you out of Mentor-Connect on every device',
      paragraphs: [
        'Hello,',
        'to keep your account safe we have logged you out on every device. Nothing else has changed.',
        `Log in again here: ${loginUrl}`,
        `If somebody else may know your password, choose a new one: ${passwordUrl}`,
        `Questions? Answer to this mail or write to ${supportEmail}.`,
      ],
    },
    hi: {
      subject: 'हमने आपको हर डिवाइस पर मेंटर-कनेक्ट से लॉग आउट कर दिया है',
      paragraphs: [
        'नमस्ते,',
        'आपके खाते की सुरक्षा के लिए हमने आपको हर डिवाइस पर लॉग आउट कर दिया है। इसके अलावा कुछ नहीं बदला है।',
        `यहाँ फिर से लॉग इन करें: ${loginUrl}`,
        `अगर आपका पासवर्ड किसी और को पता हो सकता है, तो नया पासवर्ड चुनें: ${passwordUrl}`,
        `कोई सवाल है? इस मेल का जवाब दें या ${supportEmail} पर लिखें।`,
      ],
    },
  })
  return { ...mail, replyTo: supportEmail }
}
