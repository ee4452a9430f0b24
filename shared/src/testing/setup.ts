import '@testing-library/jest-dom'
import { i18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { configure } from '@testing-library/dom'
import { teachDialogs } from './dialog'

// The build compiles messages ahead of time; tests read the JSON as it is written.
i18n.setMessagesCompiler(compileMessage)

// What is there already is found at once; only what never comes takes this long, in ms, however slow the machine is.
configure({ asyncUtilTimeout: 30_000 })

// What jsdom does not draw or measure.
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
teachDialogs()
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
Object.assign(globalThis, { IntersectionObserver: Observer, ResizeObserver: Observer })

const config = document.createElement('script')
config.type = 'application/json'
config.id = 'mc-config'
config.textContent = JSON.stringify({ apiUrl: 'http://api.test', chatUrl: 'http://chat.test' })
document.head.append(config)
