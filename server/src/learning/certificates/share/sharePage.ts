import { DEFAULT_LOCALE, type Locale } from '@mentor-connect/contract/api/locales'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import type { Certificate } from '@mentor-connect/contract/learning/certificates'
import { SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH } from '@mentor-connect/contract/rules/sharePictures'
import { howEarned, makerLabel, wordingOf } from '../proofTexts'
import { escapeHtml } from '../../../platform/mail/htmlBlocks'

interface Addresses {
  /** URL of this page. */
  page: string
  picture: string
  /** URL of the page where the certificate is verified. People are redirected to it. */
  check: string
}

/** Allows the page's inline style and no scripts. */
export const SHARE_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Renders the page from which social networks read the card of a certificate. It redirects people to the page
 * where the certificate is verified. If there is no certificate, the page has no card.
 */
export function sharePage(certificate: Certificate | null, addresses: Addresses): string {
  const language = certificate?.language ?? DEFAULT_LOCALE
  const title = certificate
    ? `${certificate.learnerName}: ${certificate.courseName}`
    : 'Certificate check | Mentor-Connect'
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${certificate ? card(title, certificate, addresses) : ''}<meta http-equiv="refresh" content="0; url=${escapeHtml(addresses.check)}">
<style>body{font:18px/1.6 system-ui,sans-serif;margin:3rem auto;max-width:34rem;padding:0 1.25rem;color-scheme:light dark}a{display:inline-block;padding:.5rem 0}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${certificate ? linesOf(certificate) : ''}${linksTo(addresses.check, language)}</body>
</html>
`
}

/**
 * Returns lines that say how the certificate was earned, in its language. An English certificate also says it
 * in Hindi.
 */
function linesOf(certificate: Certificate): string {
  const { lines } = wordingOf(certificate, certificate.instructorName)
  const written = lines.flatMap(({ en, hi }) =>
    certificate.language === 'hi' ? [paragraph(hi)] : [paragraph(en), paragraph(hi, ' lang="hi"')],
  )
  return written.join('')
}

const paragraph = (text: string, attributes = '') => `<p${attributes}>${escapeHtml(text)}</p>\n`

/** Renders links to the verification page in both languages. The language of the page comes first. */
function linksTo(check: string, language: Locale): string {
  const href = escapeHtml(check)
  const link = (text: string, lang: Locale) =>
    `<p${lang === language ? '' : ` lang="${lang}"`}><a href="${href}">${text}</a></p>\n`
  const english = link('Check this certificate on Mentor-Connect', 'en')
  const hindi = link('मेंटर-कनेक्ट पर यह प्रमाणपत्र जाँचें', 'hi')
  return language === 'hi' ? hindi + english : english + hindi
}

interface Described {
  kind: string
  /** The name of the instructor or mentor, preceded by its label. */
  maker: string
  /** A line that says how the certificate was earned; may be empty. */
  how: string
}

const DESCRIPTIONS: Record<Locale, (described: Described) => string> = {
  en: ({ kind, maker, how }) =>
    `${kind} by Mentor-Connect. ${maker}.${how && ` ${how}.`} Open it to check that it is genuine.`,
  hi: ({ kind, maker, how }) =>
    `मेंटर-कनेक्ट का ${kind}। ${maker}।${how && ` ${how}।`} असली है या नहीं, यह खोलकर जाँचें।`,
}

/** Languages in the notation of Open Graph. */
const LOCALE_TAGS: Record<Locale, string> = { en: 'en_IN', hi: 'hi_IN' }

function card(title: string, certificate: Certificate, { page, picture }: Addresses): string {
  const { instructorName, language = DEFAULT_LOCALE } = certificate
  const kind = wordingOf(certificate, instructorName).title[language]
  const how = howEarned(certificate, instructorName)[language]
  const maker = `${makerLabel(certificate)[language]}: ${instructorName}`
  const description = DESCRIPTIONS[language]({ kind, maker, how })
  const properties = {
    'og:type': 'website',
    'og:site_name': BRAND[language],
    'og:locale': LOCALE_TAGS[language],
    'og:title': title,
    'og:description': description,
    'og:url': page,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': String(SHARE_PICTURE_WIDTH),
    'og:image:height': String(SHARE_PICTURE_HEIGHT),
    'og:image:alt': `${kind}, ${title}`,
  }
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">\n`,
  )
  return `<meta name="description" content="${escapeHtml(description)}">
<meta name="twitter:card" content="summary_large_image">
${tags.join('')}`
}
