import type { Mail } from '../platform/mail/mailer'
import { renderMail, type Recipient } from '../platform/mail/renderMail'

interface MentorRecipient extends Recipient {
  name: string
}

export function approvedMail(
  to: MentorRecipient,
  { loginUrl, supportEmail }: { loginUrl: string; supportEmail: string },
): Mail {
  const mail = renderMail(to, {
    en: {
      subject: 'Welcome, mentor: your Mentor-Connect account is approved',
      paragraphs: [
        `Hello ${to.name},`,
        'we have looked at your profile, and your mentor account is approved. Learners can now find you, write to you and enroll in your courses.',
        `Log in here: ${loginUrl}`,
        `Questions? Answer to this mail or write to ${supportEmail}.`,
      ],
    },
    hi: {
      subject: 'स्वागत है: आपका मेंटर-कनेक्ट मेंटर खाता स्वीकृत हो गया है',
      paragraphs: [
        `नमस्ते ${to.name},`,
        'हमने आपकी प्रोफ़ाइल देखी है और आपका मेंटर खाता स्वीकृत कर दिया है। अब विद्यार्थी आपको खोज सकते हैं, आपको लिख सकते हैं और आपके कोर्स में नामांकन कर सकते हैं।',
        `यहाँ लॉग इन करें: ${loginUrl}`,
        `कोई सवाल है? इस मेल का जवाब दें या ${supportEmail} पर लिखें।`,
      ],
    },
  })
  return { ...mail, replyTo: supportEmail }
}

export function rejectedMail(
  to: MentorRecipient,
  { reason, supportEmail }: { reason: string; supportEmail: string },
): Mail {
  const mail = renderMail(to, {
    en: {
      subject: 'Your Mentor-Connect mentor account is not approved',
      paragraphs: [
        `Hello ${to.name},`,
        'thank you for wanting to be a mentor. We cannot approve your account at the moment. The reason:',
        reason,
        `When that has changed, answer to this mail or write to ${supportEmail}, and we will look again.`,
      ],
    },
    hi: {
      subject: 'आपका मेंटर-कनेक्ट मेंटर खाता स्वीकृत नहीं हुआ',
      paragraphs: [
        `नमस्ते ${to.name},`,
        'मेंटर बनने की इच्छा के लिए धन्यवाद। फ़िलहाल हम आपका खाता स्वीकृत नहीं कर सकते। कारण:',
        reason,
        `जब यह बदल जाए, तो इस मेल का जवाब दें या ${supportEmail} पर लिखें; हम दोबारा देखेंगे।`,
      ],
    },
  })
  return { ...mail, replyTo: supportEmail }
}
