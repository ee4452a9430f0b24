import { teachDialogs } from './dialog'

/** Adds functions that jsdom does not implement, and the configuration that the page composer writes into each page. */
export function prepareBrowser(): void {
  window.scrollTo = () => undefined
  window.matchMedia ??= (query) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => true,
      onchange: null,
    }) as MediaQueryList
  Element.prototype.scrollIntoView ??= () => undefined
  // jsdom has no layout, so text has neither size nor position.
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect ??= () => new DOMRect()
  teachDialogs()
  Object.assign(globalThis, { IntersectionObserver: Observer, ResizeObserver: Observer })
  document.head.append(configuration())
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

function configuration(): HTMLScriptElement {
  const config = document.createElement('script')
  config.type = 'application/json'
  config.id = 'mc-config'
  config.textContent = JSON.stringify({ apiUrl: 'http://api.test', chatUrl: 'http://chat.test' })
  return config
}
