import { BRAND } from '@mentor-connect/contract/rules/brand'
import type { Certificate } from '@mentor-connect/contract/api/certificates'
import { earnedTexts, wordingOf } from '../proofTexts'
import { SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH } from '@mentor-connect/contract/rules/sharePictures'
import { escapeHtml } from '../../../platform/mail/htmlBlocks'

interface Addresses {
  /** URL of this page. */
  page: string
  picture: string
  /** Where people continue to. */
  check: string
}

/** Allows the page's inline style and no scripts. */
export const SHARE_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The page that social networks read a card from and people are redirected from. Without a certificate it shows no
 * card.
 */
export function sharePage(certificate: Certificate | null, addresses: Addresses): string {
  const title = certificate
    ? `${certificate.learnerName}: ${certificate.courseName}`
    : 'Certificate check | Mentor-Connect'
  return `<!doctype html>
<html lang="en">
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
${certificate ? linesOf(certificate) : ''}<p><a href="${escapeHtml(addresses.check)}">Check this certificate on Mentor-Connect</a></p>
<p lang="hi"><a href="${escapeHtml(addresses.check)}">मेंटर-कनेक्ट पर यह प्रमाणपत्र जाँचें</a></p>
</body>
</html>
`
}

/** How the certificate was earned, in both languages. */
function linesOf(certificate: Certificate): string {
  const { lines } = wordingOf(certificate, certificate.instructorName)
  return lines.map(({ en, hi }) => `<p>${escapeHtml(en)}</p>\n<p lang="hi">${escapeHtml(hi)}</p>\n`).join('')
}

function card(title: string, certificate: Certificate, { page, picture }: Addresses): string {
  const { instructorName, earned } = certificate
  const kind = wordingOf(certificate, instructorName).title.en
  const how = earned ? ` ${earnedTexts(earned, instructorName, { withHours: true }).en}.` : ''
  const description = `${kind} by Mentor-Connect. Instructor: ${instructorName}.${how} Open it to check that it is genuine.`
  const properties = {
    'og:type': 'website',
    'og:site_name': BRAND.en,
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
