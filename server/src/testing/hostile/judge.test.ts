import { violationOf } from './judge'
import type { HostileRequest } from './requests'

/** The violation that the judge finds in a refusal with this message. */
function judged(message: string): string | undefined {
  const sent = {
    method: 'POST',
    path: '/me',
    headers: {},
    breaksOff: false,
    operation: { path: '/me' },
  } as HostileRequest
  return violationOf(sent, {
    status: 400,
    headers: {},
    body: JSON.stringify({ message, code: 'invalid_input' }),
    ms: 1,
  })
}

it.each([
  'TypeErr: x\n    at readProfile (/srv/app/profile.ts:12:5)',
  'failed\n    at async file:///srv/app/server.mjs:3:11',
  'failed\n    at node:internal/process/task_queues:95:5',
  'failed\n    at new Promise (<anonymous>:1:2)',
  'SQLITE_ERROR: near "from"',
  'open /srv/data/main.db: ENOENT',
])('a response must not show %j', (message) => {
  expect(judged(message)).toBe('shows the inside')
})

it('a length and a time of day in one response are no line of a stack trace', () => {
  expect(judged('Use at most 64 characters. Enter a date and time such as 2026-11-20T08:30:00.000Z.')).toBe(
    undefined,
  )
})
