import { isLocale, type Locale } from './locales'

// A remote cannot change the locale itself, because the messages of all loaded remotes must be loaded first. It asks
// the shell with a DOM event: this module is bundled into each remote and shares no memory with the shell.
const EVENT = 'mc:locale'

/** Asks the shell to change the locale. */
export function requestLocale(locale: Locale): void {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: locale }))
}

/** Called before the locale changes. Returns a function that ends the subscription. */
export function onLocaleRequest(handle: (locale: Locale) => void): () => void {
  const listener = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>
    if (isLocale(detail)) handle(detail)
  }
  document.addEventListener(EVENT, listener)
  return () => document.removeEventListener(EVENT, listener)
}
