import { escapeHtml } from '../platform/mail/htmlBlocks'
import type { GoogleAccount } from './accounts'
import { PICKER_STYLE } from './pickerStyle'
import { PICKER_TEXTS, type PickerLanguage } from './pickerTexts'

interface Picker {
  accounts: GoogleAccount[]
  /** Address to which the form is submitted. */
  action: string
  state: string
  language: PickerLanguage
  /** True if the previously typed address is invalid. */
  isRefused?: boolean
}

/** Renders the account picker, which consists of forms and has no scripts. */
export function pickerPage({ accounts, action, state, language, isRefused = false }: Picker): string {
  const text = PICKER_TEXTS[language]
  const form = (content: string, attributes = '') =>
    `<form method="post" action="${escapeHtml(action)}"${attributes}>${content}</form>`
  const switchTo = `?state=${encodeURIComponent(state)}&amp;hl=${text.other_language}`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text.title} | Google</title>
<style>${PICKER_STYLE}</style>
</head>
<body>
<main>
<header><span class="mark" aria-hidden="true">G</span><a lang="${text.other_language}" href="${switchTo}">${text.language}</a></header>
<h1>${text.title}</h1>
<p class="intro">${text.intro}</p>
<ul>${accounts.map((account) => `<li>${form(button(account))}</li>`).join('')}</ul>
<details${isRefused ? ' open' : ''}><summary>${text.other}</summary>${form(typed(text, isRefused), ' novalidate')}</details>
${form(`<button class="plain" name="answer" value="cancel">${text.cancel}</button>`)}
<p class="note">${text.note}</p>
</main>
</body>
</html>`
}

function button({ firstName, lastName, email }: GoogleAccount) {
  const letter = [...firstName][0] ?? ''
  return `<button class="account" name="email" value="${escapeHtml(email)}"><span class="face" aria-hidden="true">${escapeHtml(letter)}</span><span><b>${escapeHtml(`${firstName} ${lastName}`)}</b><small>${escapeHtml(email)}</small></span></button>`
}

function typed(text: (typeof PICKER_TEXTS)['en'], isRefused: boolean) {
  const fault = isRefused ? `<p class="fault" id="fault" role="alert">${text.refused}</p>` : ''
  const tied = isRefused ? ' aria-invalid="true" aria-describedby="fault"' : ''
  return `<label>${text.name}<input name="name" autocomplete="off" maxlength="80"></label>
<label>${text.email}<input name="email" type="email" autocomplete="off" maxlength="254"${tied}></label>${fault}
<button class="primary">${text.proceed}</button>`
}
