import type { MailActionTexts } from './action-links/mailActionPage'

/** What the page behind the link in mails about messages says: links of the main API, and earlier ones of chat. */
export const MESSAGE_MAILS: MailActionTexts = {
  title: 'Mail about messages',
  ask: ['Do you want no more mails about unread messages?', 'क्या आप अपठित संदेशों के बारे में मेल बंद करना चाहते हैं?'],
  done: [
    'You will get no more mails about unread messages. You can turn them on again in your profile, under Notifications.',
    'अब आपको अपठित संदेशों के बारे में मेल नहीं आएँगे। आप इन्हें अपनी प्रोफ़ाइल में “सूचनाएँ” के अंतर्गत फिर से चालू कर सकते हैं।',
  ],
  expired: [
    'This link is from an old mail and no longer works. To get no more mails about unread messages, use the link in a newer mail, or turn them off in your profile, under Notifications.',
    'यह लिंक पुराने मेल का है और अब काम नहीं करता। अपठित संदेशों के बारे में मेल बंद करने के लिए किसी नए मेल का लिंक खोलें, या अपनी प्रोफ़ाइल में “सूचनाएँ” के अंतर्गत इन्हें बंद करें।',
  ],
  invalid: [
    'This link is not complete. Open it from the mail again, or turn the mails off in your profile, under Notifications.',
    'यह लिंक अधूरा है। इसे मेल से फिर खोलें, या अपनी प्रोफ़ाइल में “सूचनाएँ” के अंतर्गत मेल बंद करें।',
  ],
}
