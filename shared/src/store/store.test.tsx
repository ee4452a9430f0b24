import { act, render, screen } from '@testing-library/react'
import { createStore, useStore } from '.'

test('a component shows the value and follows it', () => {
  const count = createStore(1)
  function Count() {
    return <output>{useStore(count)}</output>
  }
  render(<Count />)
  expect(screen.getByRole('status')).toHaveTextContent('1')
  act(() => count.update((value) => value + 1))
  expect(screen.getByRole('status')).toHaveTextContent('2')
})

test('listeners hear of changes only, until they unsubscribe', () => {
  const store = createStore('a')
  const listener = jest.fn()
  const unsubscribe = store.subscribe(listener)
  store.set('b')
  store.set('b')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.get()).toBe('b')
  unsubscribe()
  store.set('c')
  expect(listener).toHaveBeenCalledTimes(1)
})
