import { later, type BadRelease } from './badRelease'

const style = (text: string) =>
  `{ const style = document.createElement('style'); style.textContent = '${text}'; document.head.append(style) }`

/** Releases that change things which they share with the shell and other areas. */
export const INTRUSIVE_PAGES: BadRelease[] = [
  ...[
    ['fetch', 'const real = fetch; window.fetch = (...all) => real(...all)'],
    ['XMLHttpRequest', 'window.XMLHttpRequest = class extends XMLHttpRequest {}'],
    [
      'history.pushState',
      'const push = history.pushState; history.pushState = (...all) => push.apply(history, all)',
    ],
    ['Array.prototype.last', 'Array.prototype.last = function () { return this.at(-1) }'],
    ['Object.prototype.isMine', 'Object.defineProperty(Object.prototype, "isMine", { value: true })'],
    ['JSON.parse', 'const parse = JSON.parse; JSON.parse = (...all) => parse(...all)'],
    [
      'Promise.prototype.then',
      'const { then } = Promise.prototype; Promise.prototype.then = function (...all) { return then.apply(this, all) }',
    ],
    [
      'EventTarget.prototype.addEventListener',
      'const add = EventTarget.prototype.addEventListener; EventTarget.prototype.addEventListener = function (...all) { return add.apply(this, all) }',
    ],
    [
      'Storage.prototype.setItem',
      'const set = Storage.prototype.setItem; Storage.prototype.setItem = function (...all) { return set.apply(this, all) }',
    ],
    ['console.error', 'console.error = () => undefined'],
    ['Date.now', 'const now = Date.now; Date.now = () => now() + 1'],
  ].map(([name, code]): BadRelease => ({
    name: `another ${name}`,
    edit: (b) => b.atLoad(`{ ${code} }`),
    says: new RegExp(`replaces ${name!.replaceAll('.', '\\.')}, which it shares`),
  })),
  {
    name: 'the container of another area',
    edit: (b) => b.atLoad('self.mf_public = { get: async () => () => ({}), init: async () => 0 }'),
    says: /overwrites the container of public/,
  },
  {
    name: 'the stored session',
    edit: (b) => b.atLoad('localStorage.getItem("auth")'),
    says: /reads the stored session \("auth", in remotes\/learner\//,
  },
  {
    name: 'a style for every button',
    edit: (b) => b.atLoad(style('button { opacity: 0.9 }')),
    says: /styles that apply to the whole page \(button\)/,
  },
  {
    name: 'a style for the frame',
    edit: (b) => b.atLoad(style('#app header { opacity: 0.9 }')),
    says: /styles that apply to the whole page \(#app header\)/,
  },
  {
    name: 'a style sheet made by a script',
    edit: (b) =>
      b.atLoad(
        "{ const sheet = new CSSStyleSheet(); sheet.replaceSync('a { color: red }'); document.adoptedStyleSheets = [sheet] }",
      ),
    says: /styles that apply to the whole page \(a\)/,
  },
  {
    name: 'a style sheet of its own',
    edit: (b) =>
      b
        .put('global.css', ':root { --mc-primary: red }')
        .atLoad(
          `{ const link = document.createElement('link'); link.rel = 'stylesheet'; link.href = '${b.address('global.css')}'; document.head.append(link) }`,
        ),
    says: /global\.css:1: ":root" applies to the whole page/,
  },
  {
    name: 'a style of the body',
    edit: (b) => b.atLoad('document.body.style.filter = "grayscale(1)"'),
    says: /styles the whole document \("filter: grayscale\(1\);"\)/,
  },
  {
    name: 'a frame without its header',
    edit: (b) => b.atLoad('setInterval(() => document.querySelector("#app header")?.remove(), 20)'),
    says: /removes #app header/,
  },
  {
    name: 'a page without its registry',
    edit: (b) => b.atLoad('document.getElementById("mc-registry").remove()'),
    says: /removes #mc-registry/,
  },
  {
    name: 'another document, written over this one',
    edit: (b) => b.atLoad(later('document.write("<h1>Other</h1>")')),
    says: /removes #app main/,
  },
  {
    name: 'the focus',
    edit: (b) => b.atLoad('setInterval(() => document.querySelector("main")?.focus(), 10)'),
    says: /takes the focus away/,
  },
]
