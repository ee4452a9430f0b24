import { escapeHtml } from '../htmlBlocks'

export type MailActionState = 'ask' | 'done' | 'invalid' | 'expired'

/** The texts of the page in each state, in English and Hindi. */
export type MailActionTexts = Record<MailActionState, [english: string, hindi: string]> & {
  title: string
  /** Text of the button; by default it turns mails off. */
  button?: [english: string, hindi: string]
}

/**
 * Returns the page to which the action link of a mail leads. It is bilingual and has no scripts.
 *
 * @param profileUrl address at which the reader can change the setting; undefined if the reader is unknown
 */
export function mailActionPage(state: MailActionState, texts: MailActionTexts, profileUrl?: string): string {
  const [english, hindi] = texts[state]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${texts.title} | Mentor-Connect</title>
<style>${STYLE}</style>
</head>
<body><main><h1>Mentor-Connect · <span lang="hi">मेंटर-कनेक्ट</span></h1><p>${english}</p><p lang="hi">${hindi}</p>${nextStep(state, texts.button, profileUrl)}</main></body>
</html>`
}

const TURN_OFF: [string, string] = ['Turn these emails off', 'ये ईमेल बंद करें']

function nextStep(state: MailActionState, [english, hindi] = TURN_OFF, profileUrl: string | undefined) {
  if (state === 'ask')
    return `<form method="post"><button>${english} · <span lang="hi">${hindi}</span></button></form>`
  if (!profileUrl) return ''
  return `<p><a href="${escapeHtml(profileUrl)}">Open my profile · <span lang="hi">मेरी प्रोफ़ाइल खोलें</span></a></p>`
}

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; font: 1.0625rem/1.6 system-ui, 'Noto Sans Devanagari', sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem }
h1 { font-size: 1.25rem } button { font: inherit; padding: .75rem 1.25rem; min-height: 44px; border-radius: 10px }
a { display: inline-block; padding-block: .75rem }`
