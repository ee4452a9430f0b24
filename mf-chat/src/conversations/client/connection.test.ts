import {
  OPENING_MS,
  STABLE_MS,
  step,
  type Connection,
  type ConnectionEvent,
  reconnectDelay,
} from './connection'

const half = () => 0.5
const run = (now: Connection, ...events: ConnectionEvent[]) =>
  events.reduce(([state], event) => step(state, event, half), [now, []] as ReturnType<typeof step>)

const opening: Connection = { phase: 'opening', attempt: 2, fresh: false }
const open: Connection = { phase: 'open', attempt: 2, fresh: false }
const waiting: Connection = { phase: 'waiting', attempt: 3 }
const authorizing: Connection = { phase: 'authorizing', attempt: 2, fresh: false }

test('from start to open socket', () => {
  expect(step({ phase: 'off' }, { type: 'start' })).toEqual([
    { phase: 'authorizing', attempt: 0, fresh: false },
    [{ type: 'ask-token', fresh: false }],
  ])
  expect(step(authorizing, { type: 'token', token: 't' })).toEqual([
    opening,
    [
      { type: 'open', token: 't' },
      { type: 'set-timer', ms: OPENING_MS },
    ],
  ])
  expect(step(opening, { type: 'opened' })).toEqual([open, []])
})

const short = 10
const long = STABLE_MS

test.each<[string, Connection, ConnectionEvent, Connection, string[]]>([
  ['a lost connection waits', open, { type: 'closed', code: 1006, openMs: short }, waiting, ['set-timer']],
  [
    'one that stood for long begins to count anew',
    open,
    { type: 'closed', code: 1006, openMs: long },
    { phase: 'waiting', attempt: 1 },
    ['set-timer'],
  ],
  ['a refused opening waits', opening, { type: 'closed', code: 1006, openMs: 0 }, waiting, ['set-timer']],
  ['an opening that hangs is given up', opening, { type: 'timer' }, waiting, ['close', 'set-timer']],
  [
    'an old token is replaced at once',
    open,
    { type: 'closed', code: 4401, openMs: short },
    { phase: 'authorizing', attempt: 2, fresh: true },
    ['ask-token'],
  ],
  [
    'a fresh token that is refused too is not asked for in a loop',
    { ...open, fresh: true },
    { type: 'closed', code: 4401, openMs: short },
    waiting,
    ['set-timer'],
  ],
  [
    'who is refused stays out',
    open,
    { type: 'closed', code: 4403, openMs: long },
    { phase: 'ended', reason: 'forbidden' },
    [],
  ],
  ['too fast: it waits longer', open, { type: 'closed', code: 4429, openMs: short }, waiting, ['set-timer']],
  [
    'nobody is signed in: it ends',
    authorizing,
    { type: 'token', token: null },
    { phase: 'ended', reason: 'signed-out' },
    [],
  ],
  ['no server to ask: it waits', authorizing, { type: 'token-unreachable' }, waiting, ['set-timer']],
  ['the wait is over', waiting, { type: 'timer' }, { ...authorizing, attempt: 3 }, ['ask-token']],
  [
    'the network is back: at once',
    waiting,
    { type: 'wake' },
    { phase: 'authorizing', attempt: 0, fresh: false },
    ['ask-token'],
  ],
  [
    'back from offline: at once',
    { phase: 'offline' },
    { type: 'wake' },
    { phase: 'authorizing', attempt: 0, fresh: false },
    ['ask-token'],
  ],
  ['looking at the page changes nothing while it is open', open, { type: 'wake' }, open, []],
  ['offline closes', open, { type: 'offline' }, { phase: 'offline' }, ['close']],
  ['offline ends a wait', waiting, { type: 'offline' }, { phase: 'offline' }, ['close']],
  ['stop closes', open, { type: 'stop' }, { phase: 'off' }, ['close']],
  [
    'the echo of its own close is ignored',
    { phase: 'off' },
    { type: 'closed', code: 1000, openMs: 1 },
    { phase: 'off' },
    [],
  ],
  ['a late token is ignored', { phase: 'off' }, { type: 'token', token: 't' }, { phase: 'off' }, []],
  ['a late timer is ignored', open, { type: 'timer' }, open, []],
  ['starting twice is starting once', open, { type: 'start' }, open, []],
])('%s', (_, now, event, next, effects) => {
  const [state, todo] = run(now, event)
  expect(state).toEqual(next)
  expect(todo.map(({ type }) => type)).toEqual(effects)
})

test.each([
  [0, 250],
  [1, 500],
  [3, 2000],
  [6, 15_000],
  [200, 15_000],
])('attempt %i is delayed by %i ms on average', (attempt, ms) => {
  expect(reconnectDelay(attempt, 0.5)).toBe(ms)
})

test('a delay may be 0 and is at most 30 seconds', () => {
  expect(reconnectDelay(20, 0)).toBe(0)
  expect(reconnectDelay(20, 0.999_999)).toBeLessThanOrEqual(30_000)
})
