/** Seen by whoever follows the link in a mail: in both languages, without scripts. */
export function unsubscribePage(state: 'ask' | 'done' | 'invalid'): string {
  const [english, hindi] = TEXTS[state]
  const button =
    state === 'ask' ? '<form method="post"><button>Turn these mails off · ये मेल बंद करें</button></form>' : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mail about messages | Mentor-Connect</title>
<style>${STYLE}</style>
</head>
<body><main><h1>Mentor-Connect · <span lang="hi">मेंटर-कनेक्ट</span></h1><p>${english}</p><p lang="hi">${hindi}</p>${button}</main></body>
</html>`
}

const TEXTS = {
  ask: ['Do you want no more mails about unread messages?', 'क्या आप अपठित संदेशों के बारे में मेल बंद करना चाहते हैं?'],
  done: [
    'You will get no more mails about unread messages. You can turn them on again in chat.',
    'अब आपको अपठित संदेशों के बारे में मेल नहीं आएँगे। आप इन्हें चैट में फिर से चालू कर सकते हैं।',
  ],
  invalid: ['This link is not complete. Open it from the mail again.', 'यह लिंक अधूरा है। इसे मेल से फिर खोलें।'],
} as const

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; font: 1.0625rem/1.6 system-ui, 'Noto Sans Devanagari', sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem }
h1 { font-size: 1.25rem } button { font: inherit; padding: .75rem 1.25rem; min-height: 44px; border-radius: 10px }`
