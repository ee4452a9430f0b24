import { ofKind, whenShown, type BadPage, type Row } from './badPage'
import { later } from './badRelease'

/** Code that adds HTML to the main part of the page without React. */
const inMain = (html: string) =>
  whenShown(`document.querySelector('#app main h1').insertAdjacentHTML('afterend', ${JSON.stringify(html)})`)
const style = (text: string) =>
  `{ const style = document.createElement('style'); style.textContent = ${JSON.stringify(text)}; document.head.append(style) }`
const GLOBAL_STYLE = /has styles that apply to the whole page/
const ROOTS = /changes the root elements of the document/
const FORBIDDEN = /does what the security policy of the site forbids|asks another host/
const INACCESSIBLE = /violates an accessibility rule/
const replaced = (name: string) => new RegExp(`replaces ${name.replaceAll('.', '\\.')}, which it shares`)

const NETWORK = ofKind('network', [
  ['events of another host', "new EventSource('https://events.example.org/')", FORBIDDEN],
  [
    'a style sheet of another host',
    "{ const link = document.createElement('link'); link.rel = 'stylesheet'; link.href = 'https://cdn.example.org/a.css'; document.head.append(link) }",
    FORBIDDEN,
  ],
  [
    'a font of another host',
    "new FontFace('Other', 'url(https://fonts.example.org/a.woff2)').load().catch(() => 0)",
    FORBIDDEN,
  ],
  [
    'a film of another host',
    "document.createElement('video').src = 'https://films.example.org/a.mp4'",
    FORBIDDEN,
  ],
  [
    'an import of another host',
    "import(/* webpackIgnore: true */ 'https://cdn.example.org/a.js').catch(() => 0)",
    FORBIDDEN,
  ],
  [
    'XMLHttpRequest to another host',
    "{ const request = new XMLHttpRequest(); request.open('GET', 'https://api.example.org/'); request.send() }",
    FORBIDDEN,
  ],
  [
    'a form to another host',
    "{ const form = document.createElement('form'); form.action = 'https://forms.example.org/'; document.body.append(form); form.submit() }",
    FORBIDDEN,
  ],
  ['code from a text', "setTimeout('window.bad = 1')", FORBIDDEN],
  [
    'another base address',
    "{ const base = document.createElement('base'); base.href = 'https://example.org/'; document.head.append(base) }",
    FORBIDDEN,
  ],
])

const GLOBALS = ofKind('globals and prototypes', [
  ...[
    ['String.prototype.trim', 'String.prototype.trim = function () { return String(this) }'],
    [
      'Element.prototype.remove',
      'const { remove } = Element.prototype; Element.prototype.remove = function () { remove.call(this) }',
    ],
    [
      'Array.prototype.at',
      'const { at } = Array.prototype; Array.prototype.at = function (n) { return at.call(this, n) }',
    ],
    ['Event.prototype.preventDefault', 'Event.prototype.preventDefault = function () {}'],
    ['open', 'window.open = () => null'],
    ['matchMedia', 'const real = matchMedia; window.matchMedia = (text) => real(text)'],
    ['setTimeout', 'const real = setTimeout; window.setTimeout = (...all) => real(...all)'],
    [
      'requestAnimationFrame',
      'const real = requestAnimationFrame; window.requestAnimationFrame = (act) => real(act)',
    ],
    ['Math.random', 'Math.random = () => 0.5'],
    ['URL', 'window.URL = class extends URL {}'],
    ['IntersectionObserver', 'window.IntersectionObserver = class extends IntersectionObserver {}'],
    ['structuredClone', 'const real = structuredClone; window.structuredClone = (one) => real(one)'],
    ['Intl.DateTimeFormat', 'Intl.DateTimeFormat = class extends Intl.DateTimeFormat {}'],
    ['queueMicrotask', 'const real = queueMicrotask; window.queueMicrotask = (act) => real(act)'],
    [
      'document.cookie',
      "Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => 0 })",
    ],
    [
      'navigator.language',
      "Object.defineProperty(navigator, 'language', { configurable: true, get: () => 'fr' })",
    ],
    ['crypto.randomUUID', "crypto.randomUUID = () => '1'"],
    [
      'history.replaceState',
      'const real = history.replaceState; history.replaceState = (...all) => real.apply(history, all)',
    ],
  ].map(([name, code]): Row => [name!, `{ ${code} }`, replaced(name!)]),
])

const LOOKS = ofKind('looks', [
  ['everything in other colours', style('* { color: red }'), GLOBAL_STYLE],
  ['links without lines', style('a { text-decoration: none }'), GLOBAL_STYLE],
  ['no outline for the focus', style(':focus { outline: none }'), GLOBAL_STYLE],
  ['rules in a media query', style('@media all { button { opacity: 0.9 } }'), GLOBAL_STYLE],
  ['rules in a layer', style('@layer own { input { opacity: 0.9 } }'), GLOBAL_STYLE],
  ['a list with one global part', style('.own, main { opacity: 0.9 }'), GLOBAL_STYLE],
  [
    'a larger font of the root',
    "document.documentElement.style.fontSize = '20px'",
    /styles the whole document/,
  ],
  ['a locked scroll', "document.body.style.overflow = 'hidden'", /styles the whole document/],
  ['a class of the body', "document.body.classList.add('own')", ROOTS],
  ['another theme', "document.documentElement.dataset.own = 'theme'", ROOTS],
])

const ACCESSIBILITY = ofKind('accessibility and focus', [
  ['a hidden app', later("document.getElementById('app').setAttribute('aria-hidden', 'true')"), ROOTS],
  ['another language of the page', "document.documentElement.lang = 'fr'", ROOTS],
  ['a body that can be edited', 'document.body.contentEditable = true', ROOTS],
  ['writing from right to left', "document.documentElement.dir = 'rtl'", ROOTS],
  [
    'the focus, whenever it moves',
    "document.addEventListener('focusin', ({ target }) => { if (!target.closest('main')) target.blur() })",
    /takes the focus away/,
  ],
  ['a field without a label', inMain('<input>'), INACCESSIBLE],
  ['a link without a text', inMain('<a href="/about"></a>'), INACCESSIBLE],
  ['a choice without a name', inMain('<select><option>1</option></select>'), INACCESSIBLE],
  ['text that is hard to read', inMain('<p style="color:#ccc;background:#fff">Pale</p>'), INACCESSIBLE],
  ['a role that does not exist', inMain('<div role="knopf">x</div>'), INACCESSIBLE],
  [
    'a button in a button',
    inMain('<div role="button" tabindex="0">x <button>y</button></div>'),
    INACCESSIBLE,
  ],
  ['an attribute that does not exist', inMain('<p aria-own="1">x</p>'), INACCESSIBLE],
])

/** Pages that change what all areas share in a document, or send requests to other hosts. */
export const MEDDLING_PAGES: BadPage[] = [...NETWORK, ...GLOBALS, ...LOOKS, ...ACCESSIBILITY]
