import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createStore, useStore } from '.'

test('a component shows the value and updates with it', () => {
  const count = createStore(1)
  function Count() {
    return <output>{useStore(count)}</output>
  }
  render(<Count />)
  expect(screen.getByRole('status')).toHaveTextContent('1')
  act(() => count.update((value) => value + 1))
  expect(screen.getByRole('status')).toHaveTextContent('2')
})

test('on the server the value for servers is rendered, and is corrected after hydration', () => {
  const count = createStore(1)
  function Count() {
    return <output>{useStore(count, () => 0)}</output>
  }
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Count />)
  expect(container).toHaveTextContent('0')
  const onRecoverableError = jest.fn()
  render(<Count />, { container: document.body.appendChild(container), hydrate: true, onRecoverableError })
  expect(container).toHaveTextContent('1')
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('listeners are notified of changes only, until they unsubscribe', () => {
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

test('an unmounted component is not notified', () => {
  const count = createStore(1)
  const subscribe = jest.spyOn(count, 'subscribe')
  function Count() {
    return <output>{useStore(count)}</output>
  }
  const { unmount } = render(<Count />)
  expect(subscribe).toHaveBeenCalledTimes(1)
  unmount()
  expect(() => count.set(2)).not.toThrow()
})

test('a listener that unsubscribes during a notification does not affect the others', () => {
  const store = createStore(0)
  const heard: string[] = []
  const stop = store.subscribe(() => {
    heard.push('first')
    stop()
  })
  store.subscribe(() => heard.push('second'))
  store.set(1)
  store.set(2)
  expect(heard).toEqual(['first', 'second', 'second'])
})

test('setting NaN again is not a change', () => {
  const store = createStore(Number.NaN)
  const listener = jest.fn()
  store.subscribe(listener)
  store.set(Number.NaN)
  expect(listener).not.toHaveBeenCalled()
})
