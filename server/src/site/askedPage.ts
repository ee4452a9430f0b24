import { LOCALE_KEY, LOCALES, type Locale } from '@mentor-connect/contract/api/locales'
import { languageOfPath } from '@mentor-connect/contract/api/languageAddress'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** A page as it was requested. */
export interface AskedPage {
  /** The path without its language. */
  path: string
  /** The part of the path that names the language, such as `/hi`; empty for bare paths. */
  base: string
  locale: Locale
  query: URLSearchParams
}

/**
 * Reads the requested page from a request. A path without a language gets the language that the person has
 * chosen, otherwise that of the browser, otherwise English.
 */
export function askedPage({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): AskedPage {
  const [asked = '/', query] = url.split('?')
  const { path, base, locale } = languageOfPath(asked)
  return {
    path,
    base,
    locale: base ? locale : (chosen(headers.cookie) ?? accepted(headers) ?? locale),
    query: new URLSearchParams(query),
  }
}

function chosen(cookies = ''): Locale | undefined {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='))
  return LOCALES.find((locale) => pairs.some(([name, value]) => name === LOCALE_KEY && value === locale))
}

function accepted(headers: FastifyRequest['headers']): Locale | undefined {
  return new Negotiator({ headers }).language([...LOCALES]) as Locale | undefined
}
