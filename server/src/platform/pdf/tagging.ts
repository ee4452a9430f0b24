import type { Locale } from '@mentor-connect/contract/api/locales'
import { indianLanguage } from '../typesetting/scripts'
import type { Document } from './document'

const LATIN = /\p{Script=Latin}/u

/**
 * Returns the options of a structure element with the original text for screen readers (`actual`), because
 * shaped text is stored as glyphs in visual order.
 *
 * @param language the language of the document
 */
export function spoken(text: string, language: Locale) {
  const lang = indianLanguage(text) ?? (language === 'en' || !LATIN.test(text) ? undefined : 'en-IN')
  return { actual: text, ...(lang && { lang }) }
}

const OPENS: Record<Locale, (url: string) => string> = {
  en: (url) => `Opens ${url}`,
  hi: (url) => `${url} खोलता है`,
}

interface Link {
  url: string
  language: Locale
  left: number
  top: number
  width: number
  height: number
}

/** Makes an area of the page a link, which belongs to a structure element. */
export function addLink(
  doc: Document,
  parent: PDFKit.PDFStructureElement,
  { url, language, left, top, width, height }: Link,
) {
  const options = { structParent: parent, Contents: new String(OPENS[language](url)) }
  doc.link(left, top, width, height, url, options as never)
}
