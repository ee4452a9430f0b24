import { act, screen } from '@testing-library/react'
import { OWN, RAVI } from '../../conversations/testing/fakeChatServer'
import { openCall, press, fakesForEachTest } from '../testing/openCall'

const fakes = fakesForEachTest()

test.each([
  ['declined', RAVI, 'Ravi Iyer cannot talk at the moment.', true],
  ['busy', undefined, /Ravi Iyer is in another call/, true],
  ['missed', undefined, 'Ravi Iyer has not answered.', true],
  ['left', RAVI, 'Ravi Iyer has left the call.', true],
  ['lost', RAVI, 'The connection was away for too long.', true],
  ['elsewhere', OWN, 'You are in this call on another device.', true],
  ['cancelled', undefined, 'This session was cancelled or moved.', false],
  ['not_allowed', undefined, 'This call is not possible any more.', false],
] as const)('says that the call ended: %s', async (reason, by, text, isAgain) => {
  const view = await openCall()
  await press(view, 'Call Ravi Iyer')
  await act(async () => fakes.calls.ends({ reason, ...(by && { by }) }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(fakes.devices.live('video')).toEqual([])
  const again = screen.queryByRole('button', { name: 'Call again' })
  if (!isAgain) return expect(again).toBeNull()
  await view.user.click(again!)
  expect(await screen.findByRole('button', { name: 'Call Ravi Iyer' })).toBeVisible()
  expect(fakes.devices.live('video')).toHaveLength(1)
})

test('a refused call says why, and when it is possible again', async () => {
  fakes.server.onCallFrame = (frame) => {
    if (frame.type === 'call_start')
      fakes.calls.refuses(frame.clientMsgId, { code: 'ringing_limited', retryAt: '2026-12-01T10:30:00.000Z' })
  }
  const view = await openCall()
  await press(view, 'Call Ravi Iyer')
  expect(await screen.findByRole('heading', { name: 'The call could not be opened' })).toHaveFocus()
  expect(screen.getByText(/You have called this person several times.*You can call again from/)).toBeVisible()
})
