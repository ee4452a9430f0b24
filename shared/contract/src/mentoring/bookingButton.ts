const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPED[character]!)

const STYLE =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f3fb5;color:#fff;font:600 16px/1.25 sans-serif;text-decoration:none'

/**
 * Returns the HTML of a button that leads to a booking page, to be copied into another site. It is a link without
 * scripts. The page itself cannot be framed, because people sign in there.
 *
 * @param address the whole address of the booking page
 */
export const bookingButtonHtml = ({ address, label }: { address: string; label: string }): string =>
  `<a href="${escaped(address)}" target="_blank" rel="noopener" style="${STYLE}">${escaped(label)}</a>`
