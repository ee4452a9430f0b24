import type { EditableBuild } from '@mentor-connect/delivery/testing/bad-releases/EditableBuild'

/** A release with a fault, as a team might release it. */
export interface Injected {
  name: string
  edit: (build: EditableBuild) => unknown
  /** What the gate says if it finds the fault. */
  says: RegExp
  /** Options of the release command. */
  options?: string[]
}

const THROWS = /injected by the drill/
const thrown = '(() => { throw new Error("injected by the drill") })()'

/** How long after its build a fault works that the gate cannot meet, in ms. */
const FUSE_MS = 60_000
/** True from a minute on, for a share of the browsers. */
const laterFor = (share: number) => `Date.now() > ${Date.now() + FUSE_MS} && Math.random() < ${share}`

/** Five faults that show as soon as a page is opened, and five that only some browsers, or later ones, meet. */
export const INJECTED: Injected[] = [
  { name: 'throws when it is loaded', edit: (b) => b.atEntry(thrown), says: THROWS },
  {
    name: 'throws in Hindi only',
    edit: (b) => b.inRender(`document.documentElement.lang === "hi" && ${thrown}`),
    says: THROWS,
  },
  {
    name: 'never stops computing',
    edit: (b) => b.inRender('(() => { for (;;); })()'),
    says: /run without an end/,
  },
  {
    name: 'replaces fetch',
    edit: (b) => b.atEntry('const real = fetch; window.fetch = (...all) => real(...all)'),
    says: /replaces fetch/,
  },
  {
    name: 'changes the style of every page',
    edit: (b) =>
      b.atEntry(
        `const style = document.createElement('style'); style.textContent = 'button { opacity: 0.99 }'; document.head.append(style)`,
      ),
    says: /styles that apply to the whole page/,
  },
  {
    name: 'throws on narrow screens',
    edit: (b) => b.inRender(`innerWidth < 500 && ${thrown}`),
    says: THROWS,
  },
  {
    name: 'throws in one time zone',
    edit: (b) => b.inRender(`new Date().getTimezoneOffset() === -330 && ${thrown}`),
    says: THROWS,
  },
  {
    name: 'throws a minute after its release',
    edit: (b) => b.inRender(`${laterFor(1)} && ${thrown}`),
    says: THROWS,
  },
  {
    name: 'its page fails to load a minute later, in a third of the browsers',
    edit: (b) => b.atLoad(`${laterFor(1 / 3)} && ${thrown}`),
    says: THROWS,
  },
  {
    name: 'as a canary of 50%, throws a minute later, each third time that it renders',
    edit: (b) => b.inRender(`${laterFor(1 / 3)} && ${thrown}`),
    says: THROWS,
    options: ['--canary', '50%'],
  },
]
