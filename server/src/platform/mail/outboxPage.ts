import { escapeHtml } from './htmlBlocks'
import type { KeptMail } from './outbox'

export function outboxPage(mails: KeptMail[]): string {
  const content =
    mails.length > 0 ? mails.map(article).join('') : '<p class="empty">No mail has been sent yet.</p>'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox | Mentor-Connect</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header><h1>Outbox</h1><p>Mail that this installation would have sent, newest first.</p></header>
${content}
</main>
</body>
</html>`
}

function article(mail: KeptMail) {
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="envelope">to <b>${escapeHtml(mail.to)}</b> · <time datetime="${escapeHtml(mail.sentAt)}">${escapeHtml(mail.sentAt)}</time></p>
<iframe src="/__mail/${escapeHtml(mail.id)}" title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe>
<p class="ways"><a href="/__mail/${escapeHtml(mail.id)}">Open alone</a></p>
<details><summary>Plain text</summary><pre>${escapeHtml(mail.text)}</pre></details>
</article>`
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1f2430; --soft: #5b6472; --paper: #f6f4ef; --card: #fff; --line: #e3dfd6 }
@media (prefers-color-scheme: dark) { :root { --ink: #ece9e2; --soft: #a6adba; --paper: #16181d; --card: #1f2229; --line: #31353f } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, 'Noto Sans Devanagari', sans-serif }
main { max-width: 48rem; margin: 0 auto; padding: 2.5rem 1rem 4rem }
h1 { margin: 0; font-size: 1.75rem } header p, .envelope, .empty { color: var(--soft); margin: .25rem 0 1.5rem }
article { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem 1.5rem; margin-bottom: 1rem }
h2 { margin: 0; font-size: 1.1rem } .envelope { font-size: .9rem; margin-bottom: 1rem }
iframe { display: block; width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 10px; resize: vertical; color-scheme: light dark }
a { color: inherit } .ways { margin: .5rem 0 } summary { cursor: pointer; padding-block: .25rem }
pre { margin: .5rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }`
