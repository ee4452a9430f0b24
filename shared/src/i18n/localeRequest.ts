import { isLocale, type Locale } from './locales'

// A remote cannot activate a language by itself: the messages of every loaded remote must be there first. It asks the
// shell, by an event of the document, because this module is bundled into each remote and shares no memory with it.
const EVENT = 'mc:locale'

/** Asks the shell for another language. */
export function requestLocale(locale: Locale): void {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: locale }))
}

/** For the shell: hears the requests. Returns what stops it. */
export function onLocaleRequest(handle: (locale: Locale) => void): () => void {
  const listener = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>
    if (isLocale(detail)) handle(detail)
  }
  document.addEventListener(EVENT, listener)
  return () => document.removeEventListener(EVENT, listener)
}
