import { VERIFIES_FILES } from '@mentor-connect/contract/site/verifying'
import { rememberGlobals } from './globals'

/** The globals of a small page; `setAttribute` is inherited there, as in browsers. */
function aPage() {
  class Element {
    setAttribute() {}
  }
  class HTMLLinkElement extends Element {}
  return { HTMLLinkElement, CSS: {}, console: { log() {} }, JSON, Math, Reflect, Intl, Atomics }
}

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  Object.defineProperty(globalThis, 'window', { value: page, configurable: true })
})
afterEach(() => Reflect.deleteProperty(globalThis, 'window'))

const replacement = () => Object.assign(() => undefined, { [VERIFIES_FILES]: true })

test('a replaced function is found', () => {
  const changed = rememberGlobals()
  page.HTMLLinkElement.prototype.setAttribute = () => undefined
  expect(changed()).toEqual(['HTMLLinkElement.prototype.setAttribute'])
})

test('what the shell replaces to verify files does not count as the release’s', () => {
  const changed = rememberGlobals()
  page.HTMLLinkElement.prototype.setAttribute = replacement()
  expect(changed()).toEqual([])
})

test('other functions count, whatever they look like', () => {
  const changed = rememberGlobals()
  page.console.log = replacement()
  expect(changed()).toEqual(['console.log'])
})
