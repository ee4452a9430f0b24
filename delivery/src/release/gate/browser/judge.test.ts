import { aJudged, aView, someEvents, someFindings } from '../../../testing/gateViews'
import type { LiveState } from '../../candidate'
import { COMMITS_MAX, ELEMENTS_MAX, reasonsOf, type Judged, type Measure } from './judge'
import type { Loss } from './probe/othersData'
import type { Findings } from './probe/probe'
import type { Events } from './watchPage'

const remotes = { learner: { area: 'learner', release: 'r2', files: {} } } as unknown as LiveState['remotes']
const measure: Measure = {
  ownRules: new Set(['body { margin: 0 }']),
  notFound: { en: 'Page not found' },
  rootAttributes: { en: ['html lang=en'] },
  historyLength: 1,
  next: { remotes, grants: {} },
}
const reasons = (findings: Partial<Findings>, seen: Partial<Judged> = {}) =>
  reasonsOf(aJudged({ ...seen, findings: someFindings(findings) }), measure)
const reasonsOfEvents = (events: Partial<Events>) => reasons({}, { events: someEvents(events) })

test('a page in which nothing is wrong has no reason', () => {
  expect(reasons({})).toEqual([])
})

test.each<[Partial<Events>, RegExp]>([
  [{ errors: ['x is undefined'] }, /^throws an error that nothing catches: x is undefined$/],
  [{ consoleErrors: ['Each child needs a key'] }, /^reports an error: Each child needs a key$/],
  [{ failed: ['/a.js (404)'] }, /^asks for what does not arrive: \/a\.js \(404\)$/],
  [{ foreign: ['https://evil.test/'] }, /^asks another host for https:\/\/evil\.test\/$/],
  [{ left: ['http://site/'] }, /^leaves for/],
  [{ popups: ['about:blank'] }, /^opens a window/],
  [{ dialogs: ['alert'] }, /^opens a dialog of the browser \(alert\)$/],
])('of %j it says why', (events, says) => {
  expect(reasonsOfEvents(events)).toEqual([expect.stringMatching(says)])
})

test.each<[Loss, RegExp]>([
  [{ store: 'localStorage', name: 'a', what: 'removed' }, /^removes .* in localStorage/],
  [{ store: 'cookies', name: 'a', what: 'changed' }, /^changes .* in cookies/],
])('of %j it says why, also if the shell has left the page', (loss, says) => {
  const expected = [expect.stringMatching(says)]
  expect(reasons({}, { losses: [loss] })).toEqual(expected)
  expect(reasons({}, { losses: [loss], redirectedTo: '/signup' })).toEqual(expected)
})

test("the browser's own messages do not repeat what is known", () => {
  const consoleErrors = ['Failed to load resource: 404', 'Refused: Content Security Policy', 'own']
  expect(reasonsOfEvents({ consoleErrors })).toEqual(['reports an error: own'])
})

test.each<[Partial<Findings>, RegExp]>([
  [{ heading: 'Page not found' }, /^is "not found"$/],
  [{ globalRules: ['body { margin: 0 }', 'button { display: none }'] }, /^has styles .* \(button\)$/],
  [{ messageIds: ['learner.home.title'] }, /^shows learner\.home\.title instead of a text$/],
  [{ elements: ELEMENTS_MAX + 1 }, /^has 3001 elements, the limit is 3000$/],
  [{ commits: COMMITS_MAX + 1 }, /^renders again and again/],
  [{ patched: ['window.fetch'] }, /^replaces window\.fetch/],
  [{ missing: ['#app header'] }, /^removes #app header/],
  [
    { unverified: ['http://site/remotes/learner/r2/a.js'] },
    /^runs \/remotes\/learner\/r2\/a.js without its hash/,
  ],
  [{ rootStyle: 'zoom: 2' }, /^styles the whole document/],
  [{ holdsVisitors: true }, /^asks before people may leave/],
  [{ storageReads: [{ key: 'auth', script: 'remotes/learner/r2/a.js' }] }, /^reads the stored session/],
  [{ containerWrites: [{ area: 'public', script: 'remotes/learner/r2/a.js' }] }, /container of public/],
])('of %j in a page it says why', (findings, says) => {
  expect(reasons(findings)).toEqual([expect.stringMatching(says)])
})

test('what the limits just allow, and what an area does to itself, is no reason', () => {
  expect(
    reasons({
      elements: ELEMENTS_MAX,
      commits: COMMITS_MAX,
      storageReads: [{ key: 'auth', script: 'shell/r1/a.js' }],
      containerWrites: [{ area: 'learner', script: 'remotes/learner/r2/a.js' }],
    }),
  ).toEqual([])
})

describe('a second copy', () => {
  const scripts = ['shell/r1/main.js', 'remotes/learner/r2/a.js']
  const copies = { ...someFindings().copies, react: scripts }

  test('names the package and the script', () => {
    expect(reasons({ copies })).toEqual([
      'runs its own copy of react (in remotes/learner/r2/a.js): take it from the shell (singletons.ts)',
    ])
  })

  test('is none if the area states that it brings its own React', () => {
    const stated = { learner: { ...remotes.learner, ownReact: '18.3.1' } } as LiveState['remotes']
    const seen = aJudged({ findings: someFindings({ copies }) })
    expect(reasonsOf(seen, { ...measure, next: { ...measure.next, remotes: stated } })).toEqual([])
  })
})

test('a crash is the only reason that counts', () => {
  const events = someEvents({ crashed: true, errors: ['x'] })
  expect(reasonsOf(aJudged({ events }), measure)).toEqual([expect.stringMatching(/^crashes/)])
})

test('a page that hangs or shows nothing is named, unless something else explains it', () => {
  expect(reasonsOf(aJudged({ hung: true }), measure)).toEqual([expect.stringMatching(/^does not respond/)])
  expect(reasons({}, { shown: false })).toEqual(['shows nothing in its main part'])
  expect(reasons({}, { shown: false, events: someEvents({ errors: ['x'] }) })).toHaveLength(1)
})

test('JavaScript is counted as it is sent, up to 1.15 times the budget of the route', () => {
  const size = (bytes: number): LiveState['remotes'] => {
    const sized = (bytesOfArea: number) => ({
      'a.js': { bytes: bytesOfArea },
      'a.js.br': { bytes: bytesOfArea },
    })
    // The other area adds something to the frame, which does not count for the page.
    const chat = { ...remotes.learner, area: 'chat', files: sized(3_000_000) }
    return { learner: { ...remotes.learner, files: sized(bytes) }, chat } as never
  }
  const scripts = ['/remotes/learner/r2/a.js', '/remotes/chat/r2/a.js', '/other.js']
  const findings = someFindings({ scripts: scripts.map((path) => `http://site${path}`) })
  const of = (bytes: number) =>
    reasonsOf(aJudged({ view: aView(), findings }), {
      ...measure,
      next: { ...measure.next, remotes: size(bytes) },
    })
  expect(of(10_000)).toEqual([])
  expect(of(2_000_000)).toEqual([expect.stringMatching(/^runs 2000\.0 kB of JavaScript before it is shown/)])
})

test('accessibility and focus', () => {
  expect(reasons({}, { accessibility: ['label at input: …'], keepsFocus: false })).toEqual([
    'takes the focus away from the frame',
    'violates an accessibility rule: label at input: …',
  ])
})
