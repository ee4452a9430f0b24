import { newMessageId } from './messageId'

test('is a UUID version 7', () => {
  expect(newMessageId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('sorts by creation order, also within a millisecond and if the clock goes back', () => {
  const at = Date.now() + 1000
  const ids = Array.from({ length: 2000 }, (_, n) => newMessageId(n > 1000 ? at - 5000 : at))
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})
