import { isLocale, type Locale } from './locales'

// Remotes ask the shell to change the locale, because it has to load the messages of all loaded remotes first. They
// use a DOM event, because each remote bundles its own copy of this module and shares no memory with the shell.
const EVENT = 'mc:locale'

/** Asks the shell to change the locale. */
export function requestLocale(locale: Locale): void {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: locale }))
}

/**
 * Registers the shell's handler of locale requests, which loads messages before the locale changes. Returns a
 * function that ends the subscription.
 */
export function onLocaleRequest(handle: (locale: Locale) => void): () => void {
  const listener = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>
    if (isLocale(detail)) handle(detail)
  }
  document.addEventListener(EVENT, listener)
  return () => document.removeEventListener(EVENT, listener)
}
