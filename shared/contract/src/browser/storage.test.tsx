import {
  acceptsCookies,
  acceptsItems,
  browserItems,
  cacheStorage,
  databases,
  openCache,
  serviceWorkers,
  tabItems,
  writeCookie,
} from './storage'
import { INLINE_ITEMS } from '../site/inlineStorage'

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
const isFull = () => {
  throw new DOMException('Exceeded the quota.', 'QuotaExceededError')
}

let restore: (() => void)[] = []

function replace(owner: object, name: string, get: () => unknown) {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { get, configurable: true })
  restore.push(() =>
    before ? Object.defineProperty(owner, name, before) : void Reflect.deleteProperty(owner, name),
  )
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('theme', 'dark')
  sessionStorage.setItem('theme', 'dark')
})
afterEach(() => {
  for (const undo of restore.reverse()) undo()
  restore = []
  jest.restoreAllMocks()
  for (const items of [browserItems, tabItems]) {
    for (const key of ['theme', 'other']) {
      items.setItem(key, '')
      items.removeItem(key)
    }
  }
})

/**
 * Each entry: a way in which the browser denies storage, the function that simulates it, and whether reading and
 * removing still work.
 */
const DENIALS: [string, () => void, boolean][] = [
  [
    'access is denied',
    () => {
      replace(window, 'localStorage', refuse)
      replace(window, 'sessionStorage', refuse)
    },
    false,
  ],
  [
    'there are none',
    () => {
      replace(window, 'localStorage', () => null)
      replace(window, 'sessionStorage', () => null)
    },
    false,
  ],
  [
    'each call is denied',
    () => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const)
        jest.spyOn(Storage.prototype, name).mockImplementation(refuse)
    },
    false,
  ],
  ['they are full', () => void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(isFull), true],
]

describe.each([
  ['browser', browserItems],
  ['tab', tabItems],
])('items of the %s', (_, items) => {
  it('are stored', () => {
    expect(items.setItem('theme', 'light')).toBe(true)
    expect(items.getItem('theme')).toBe('light')
    items.removeItem('theme')
    expect(items.getItem('theme')).toBeNull()
  })

  describe.each(DENIALS)('when %s', (_way, deny, isReadable) => {
    beforeEach(deny)

    it('read as if nothing were stored, or what is', () => {
      expect(items.getItem('theme')).toBe(isReadable ? 'dark' : null)
      expect(items.getItem('other')).toBeNull()
    })

    it('keep what is written until the page is closed', () => {
      expect(items.setItem('theme', 'light')).toBe(false)
      expect(items.getItem('theme')).toBe('light')
      expect(items.setItem('theme', 'dark')).toBe(false)
      expect(items.getItem('theme')).toBe('dark')
    })

    it('forget what is removed', () => {
      items.removeItem('theme')
      expect(items.getItem('theme')).toBeNull()
      items.setItem('theme', 'light')
      items.removeItem('theme')
      expect(items.getItem('theme')).toBeNull()
    })
  })
})

test('a value that does not fit does not leave the outdated one for the next page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(isFull)
  browserItems.setItem('theme', 'light')
  expect(localStorage.getItem('theme')).toBeNull()
})

test('what does not fit into the browser’s store is kept for the tab, also for the inline script', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    value,
  ) {
    if (this === localStorage) isFull()
    this[key] = value
  })
  expect(browserItems.setItem('theme', 'light')).toBe(false)
  const inline = window.eval(INLINE_ITEMS) as Storage
  expect(inline.getItem('theme')).toBe('light')
  full.mockRestore()
  expect(browserItems.setItem('theme', 'dark')).toBe(true)
  expect(inline.getItem('theme')).toBe('dark')
  expect(sessionStorage).toHaveLength(1)
})

test.each(DENIALS)('the inline script reads and writes when %s', (_way, deny, isReadable) => {
  deny()
  const inline = window.eval(INLINE_ITEMS) as Storage
  expect(inline.getItem('theme')).toBe(isReadable ? 'dark' : null)
  expect(() => inline.setItem('theme', 'light')).not.toThrow()
})

test('a browser that stores items says so, and nothing stays of the question', () => {
  expect(acceptsItems()).toBe(true)
  expect(Object.keys(localStorage)).toEqual(['theme'])
})

test.each(DENIALS)('no items are accepted when %s', (_way, deny) => {
  deny()
  expect(acceptsItems()).toBe(false)
})

describe('a browser that refuses', () => {
  it.each([
    ['databases', window, 'indexedDB', databases],
    ['caches', window, 'caches', cacheStorage],
    ['service workers', navigator, 'serviceWorker', serviceWorkers],
  ] as const)('%s has none', (_what, owner, name, get) => {
    replace(owner, name, refuse)
    expect(get()).toBeUndefined()
    replace(owner, name, () => null)
    expect(get()).toBeUndefined()
  })

  it('to open a cache has none', async () => {
    replace(window, 'caches', () => ({ open: () => Promise.reject(new DOMException('', 'UnknownError')) }))
    expect(await openCache('mc-personal')).toBeUndefined()
  })

  it('cookies says so, and writing one does not throw', () => {
    expect(acceptsCookies()).toBe(true)
    replace(navigator, 'cookieEnabled', () => false)
    expect(acceptsCookies()).toBe(false)
    Object.defineProperty(document, 'cookie', { set: refuse, configurable: true })
    expect(() => writeCookie('a=b')).not.toThrow()
    Reflect.deleteProperty(document, 'cookie')
  })
})

test('a refusal is reported once', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  browserItems.getItem('theme')
  jest.mocked(console.info).mockClear()
  browserItems.getItem('other')
  expect(console.info).not.toHaveBeenCalled()
})
