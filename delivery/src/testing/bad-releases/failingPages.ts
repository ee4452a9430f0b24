import { later, type BadRelease } from './badRelease'
import { SHARED_REACT } from './copiedPackage'

const component = (body: string) =>
  `JSX(globalThis.Bad ??= function Bad() { const R = ${SHARED_REACT}; const [n, set] = R.useState(0); ${body}; return null }, {})`

/** Releases whose pages fail, run without an end, or use too much memory. */
export const FAILING_PAGES: BadRelease[] = [
  { name: 'the entry throws', edit: (b) => b.atEntry('throw new Error("at entry")'), says: /at entry/ },
  { name: 'the page’s script throws', edit: (b) => b.atLoad('throw new Error("at load")'), says: /at load/ },
  {
    name: 'the page throws when it renders',
    edit: (b) => b.inRender('(() => { throw new Error("in render") })()'),
    says: /reports an error: .*in render/,
  },
  {
    name: 'the page throws in Hindi only',
    edit: (b) =>
      b.inRender('document.documentElement.lang === "hi" && (() => { throw new Error("in Hindi") })()'),
    says: /\/user\/home \(hi, learner\) reports an error: .*in Hindi/,
  },
  {
    name: 'the frame’s script throws',
    edit: (b) => b.atLoad('throw new Error("in the frame")', '__federation_expose_frame'),
    says: /in the frame/,
  },
  {
    name: 'an error later, which nothing catches',
    edit: (b) => b.atLoad(later('throw new Error("later")')),
    says: /throws an error that nothing catches: later/,
  },
  {
    name: 'a promise whose rejection nobody handles',
    edit: (b) => b.atLoad('Promise.reject(new Error("rejected"))'),
    says: /throws an error that nothing catches: rejected/,
  },
  {
    name: 'an error in the console',
    edit: (b) => b.atLoad('console.error("It went wrong.")'),
    says: /reports an error: It went wrong/,
  },
  {
    name: 'a route that the code does not have',
    edit: (b) =>
      b.describe(({ exposes }) => ({
        exposes: { ...exposes, './routes': [{ id: 'gone', path: 'gone' }, ...exposes['./routes']!] },
      })),
    says: /\/user\/gone \(\w\w, learner\) is "not found"/,
  },
  { name: 'an endless loop at load', edit: (b) => b.atLoad('for (;;);'), says: /run without an end/ },
  {
    name: 'an endless loop when it renders',
    edit: (b) => b.inRender('(() => { for (;;); })()'),
    says: /run without an end/,
  },
  {
    name: 'an endless loop later',
    edit: (b) => b.atLoad(later('for (;;);')),
    says: /run without an end/,
  },
  {
    name: 'promises without an end',
    edit: (b) => b.atLoad('(function again() { Promise.resolve().then(again) })()'),
    says: /run without an end/,
  },
  {
    name: 'an effect that changes what it depends on',
    edit: (b) => b.show(component('R.useEffect(() => set(n + 1))')),
    says: /renders again and again/,
  },
  {
    name: 'a state that changes all the time',
    edit: (b) => b.show(component('R.useEffect(() => { setTimeout(() => set(n + 1)) })')),
    says: /renders again and again/,
  },
  {
    name: 'objects without an end',
    edit: (b) => b.atLoad('{ const all = []; for (;;) all.push(new Array(1e5).fill(0).map(() => ({}))) }'),
    // On a busy machine, the page may run out of time before it runs out of memory.
    says: /crashes: it needs too much memory|run without an end/,
  },
  {
    name: 'buffers without an end',
    edit: (b) => b.atLoad('globalThis.all = []; setInterval(() => all.push(new Uint8Array(1e8).fill(1)), 5)'),
    says: /crashes: it needs too much memory/,
  },
  {
    name: 'thousands of elements',
    edit: (b) =>
      b.show('JSX("div", { children: Array.from({ length: 5000 }, (_, index) => JSX("i", {}, index)) })'),
    says: /has \d+ elements, the limit is 3000/,
  },
  {
    name: 'a text that the Hindi messages lack',
    edit: (b) =>
      b.replace(b.chunk('learner-messages-hi'), /learner\.recent\.title/, () => 'learner.recent.other'),
    says: /\(hi, learner\) shows learner\.recent\.title instead of a text/,
  },
  {
    name: 'a button without a name',
    edit: (b) => b.show('JSX("button", { type: "button" })'),
    says: /violates an accessibility rule: button-name/,
  },
  {
    name: 'a picture without a text',
    edit: (b) => b.show('JSX("img", { src: "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" })'),
    says: /violates an accessibility rule: image-alt/,
  },
  {
    name: 'a role without what it needs',
    edit: (b) => b.show('JSX("div", { role: "checkbox", tabIndex: 0, "aria-label": "Choose" })'),
    says: /violates an accessibility rule: aria-required-attr/,
  },
]
