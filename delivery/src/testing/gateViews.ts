import type { Judged } from '../release/gate/browser/judge'
import type { View } from '../release/gate/browser/pagesToOpen'
import type { Findings } from '../release/gate/browser/probe/probe'
import type { Events } from '../release/gate/browser/watchPage'

/** A view of the learner area. */
export const aView = (changes: Partial<View> = {}): View => ({
  path: '/user/home',
  url: changes.path ?? '/user/home',
  locale: 'en',
  role: 'user',
  mount: {
    path: '/user',
    owns: ['/user/*'],
    remote: 'learner',
    expose: 'routes',
    frame: { remote: 'learner', expose: 'frame' },
    isPersonal: true,
  },
  ...changes,
})

export const someEvents = (changes: Partial<Events> = {}): Events => ({
  errors: [],
  consoleErrors: [],
  dialogs: [],
  failed: [],
  foreign: [],
  left: [],
  popups: [],
  crashed: false,
  pending: () => 0,
  ...changes,
})

/** A view in which the gate finds nothing wrong. */
export const aJudged = (changes: Partial<Judged> = {}): Judged => ({
  view: aView(),
  events: someEvents(),
  hung: false,
  shown: true,
  ms: 100,
  keepsFocus: true,
  accessibility: [],
  controls: [],
  losses: [],
  reasons: [],
  ...changes,
})

export const someFindings = (changes: Partial<Findings> = {}): Findings => ({
  title: 'Home',
  copies: { react: [], 'react-dom': [], 'react-router': [], swr: [], 'styled-components': [] },
  patched: [],
  storageReads: [],
  containerWrites: [],
  missing: [],
  rootStyle: '',
  rootAttributes: [],
  historyLength: 1,
  violations: [],
  holdsVisitors: false,
  heading: 'Home',
  elements: 100,
  messageIds: [],
  commits: 3,
  globalRules: [],
  scripts: [],
  unverified: [],
  leftovers: [],
  ...changes,
})
