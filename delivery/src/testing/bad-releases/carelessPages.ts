import { element, ofKind, type BadPage } from './badPage'

const REMOVES = /removes what others keep in /
const CHANGES = /changes what others keep in /
const left = (what: string) => new RegExp(`leaves ${what} .*after people have gone to another page`)

const STORAGE = ofKind('storage', [
  ['everything of the browser and the tab', 'localStorage.clear(); sessionStorage.clear()', REMOVES],
  ['everything of the browser', 'localStorage.clear()', REMOVES],
  ['everything of the tab', 'sessionStorage.clear()', REMOVES],
  ['each key, one by one', 'for (const key of Object.keys(localStorage)) delete localStorage[key]', REMOVES],
  [
    'keys of others by their prefix',
    "for (const key of Object.keys(localStorage)) if (key.startsWith('of-')) localStorage.removeItem(key)",
    REMOVES,
  ],
  ['all values, made empty', "for (const key of Object.keys(localStorage)) localStorage[key] = ''", CHANGES],
  ['the session, overwritten', "localStorage.setItem('auth', '{}')", CHANGES],
  [
    'values of the tab',
    "for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '0')",
    CHANGES,
  ],
  [
    'cookies, ended',
    "for (const one of document.cookie.split('; ')) document.cookie = one.split('=')[0] + '=; max-age=0; path=/'",
    REMOVES,
  ],
  [
    'cookies, changed',
    "for (const one of document.cookie.split('; ')) document.cookie = one.split('=')[0] + '=other; path=/'",
    CHANGES,
  ],
  [
    'databases',
    'setTimeout(async () => { for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name) }, 100)',
    REMOVES,
  ],
  [
    'caches',
    'setTimeout(async () => { for (const name of await caches.keys()) await caches.delete(name) }, 100)',
    REMOVES,
  ],
])

const LEAKS = ofKind('leaks after leaving', [
  ['an element', "document.body.append(document.createElement('aside'))", left('aside')],
  [
    'an element beside the body',
    "document.documentElement.append(document.createElement('div'))",
    left('div'),
  ],
  ['a live region', `document.body.insertAdjacentHTML('beforeend', '<p role="status"></p>')`, left('p')],
  [
    'a picture of the page behind',
    `document.body.prepend(${element('canvas', 'display:none')})`,
    left('canvas'),
  ],
  ['clicks of the document', "document.addEventListener('click', () => 0)", left('a listener')],
  ['keys of the window', "addEventListener('keydown', () => 0)", left('a listener')],
  ['scrolling', "addEventListener('scroll', () => 0, { passive: true })", left('a listener')],
  ['sizes', "addEventListener('resize', () => 0)", left('a listener')],
  ['messages', "addEventListener('message', () => 0)", left('a listener')],
  [
    'errors of others',
    "addEventListener('unhandledrejection', (event) => event.preventDefault())",
    left('a listener'),
  ],
  ['visibility', "document.addEventListener('visibilitychange', () => 0)", left('a listener')],
  ['pointers of the body', "document.body.addEventListener('pointerdown', () => 0)", left('a listener')],
  [
    'a listener that is aborted never',
    "addEventListener('focus', () => 0, { signal: new AbortController().signal })",
    left('a listener'),
  ],
  ['a listener with handleEvent', "addEventListener('storage', { handleEvent() {} })", left('a listener')],
  ['a handler in a property', 'onresize = () => 0', left('a listener')],
  ['an interval', 'setInterval(() => 0, 1000)', left('a timer')],
  ['a fast interval', 'setInterval(() => 0, 20)', left('a timer')],
  ['timeouts that start each other', '(function again() { setTimeout(again, 30) })()', left('a timer')],
  ['animation frames', '(function again() { requestAnimationFrame(again) })()', left('a timer')],
])

/** Pages that change stored entries of others, or leave something behind. */
export const CARELESS_PAGES: BadPage[] = [...STORAGE, ...LEAKS]
