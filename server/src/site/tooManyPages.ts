import type { Locale } from '@mentor-connect/contract/api/locales'
import { BRAND } from '@mentor-connect/contract/rules/brand'

const TEXTS: Record<Locale, (seconds: number) => { title: string; text: string; again: string }> = {
  en: (seconds) => ({
    title: 'Please wait a moment',
    text: `Many pages were opened from your network in a short time. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    again: 'Try again',
  }),
  hi: (seconds) => ({
    title: 'कृपया थोड़ा रुकें',
    text: `आपके नेटवर्क से थोड़ी ही देर में बहुत सारे पेज खोले गए। ${seconds} सेकंड बाद फिर कोशिश करें।`,
    again: 'फिर कोशिश करें',
  }),
}

/**
 * Renders the page for a network that has opened too many pages, in both languages. The reader's language
 * comes first.
 */
export function tooManyPages(locale: Locale, seconds: number): string {
  const languages: Locale[] = locale === 'hi' ? ['hi', 'en'] : ['en', 'hi']
  const parts = languages.map((language, index) => {
    const { title, text, again } = TEXTS[language](seconds)
    const heading = index === 0 ? 'h1' : 'h2'
    return `<section lang="${language}"><${heading}>${title}</${heading}><p>${text}</p><p><a href="">${again}</a></p></section>`
  })
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TEXTS[locale](seconds).title} | ${BRAND[locale]}</title>
<style>${STYLE}</style>
</head>
<body><main>${parts.join('')}</main></body>
</html>`
}

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; font: 1.0625rem/1.6 system-ui, 'Noto Sans Devanagari', sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem }
h1, h2 { font-size: 1.25rem }
a { display: inline-block; padding-block: .75rem }`
