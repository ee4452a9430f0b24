import { escapeHtml } from '../../platform/mail/escapeHtml'

export type UnsubscribeState = 'ask' | 'done' | 'invalid' | 'expired'

/**
 * The page behind the unsubscribe link: bilingual, without scripts.
 *
 * @param profileUrl where the reader finds the setting; undefined when the reader is not known
 */
export function unsubscribePage(state: UnsubscribeState, profileUrl?: string): string {
  const [english, hindi] = TEXTS[state]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mail about messages | Mentor-Connect</title>
<style>${STYLE}</style>
</head>
<body><main><h1>Mentor-Connect · <span lang="hi">मेंटर-कनेक्ट</span></h1><p>${english}</p><p lang="hi">${hindi}</p>${nextStep(state, profileUrl)}</main></body>
</html>`
}

function nextStep(state: UnsubscribeState, profileUrl: string | undefined) {
  if (state === 'ask')
    return '<form method="post"><button>Turn these mails off · <span lang="hi">ये मेल बंद करें</span></button></form>'
  if (!profileUrl) return ''
  return `<p><a href="${escapeHtml(profileUrl)}">Open my profile · <span lang="hi">मेरी प्रोफ़ाइल खोलें</span></a></p>`
}

const TEXTS: Record<UnsubscribeState, [string, string]> = {
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

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; font: 1.0625rem/1.6 system-ui, 'Noto Sans Devanagari', sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem }
h1 { font-size: 1.25rem } button { font: inherit; padding: .75rem 1.25rem; min-height: 44px; border-radius: 10px }
a { display: inline-block; padding-block: .75rem }`
