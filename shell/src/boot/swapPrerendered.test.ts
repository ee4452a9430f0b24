import { HOLD_ATTRIBUTE } from '@mentor-connect/shared/site/firstPaint'
import { swapPrerendered } from './swapPrerendered'

const PRERENDERED = '<div id="mc-prerendered"><a href="/">home</a><input><button>go</button></div>'
const APP = '<a href="/">home</a><input><button>go</button>'

function aPage(content = '') {
  document.head.innerHTML = '<title data-static>Start</title><style id="mc-prerendered-style"></style>'
  document.body.innerHTML = `<div id="app">${content}</div>`
}

function aRouter() {
  const listeners = new Set<(state: { initialized: boolean }) => void>()
  const state = { initialized: false }
  return {
    state,
    subscribe: (listener: (state: { initialized: boolean }) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start: () => {
      state.initialized = true
      for (const listener of listeners) listener(state)
    },
  }
}

const app = () => document.getElementById('app')!
const render = () => void (app().innerHTML = APP)

beforeEach(() => {
  window.scrollTo = jest.fn()
  document.documentElement.removeAttribute(HOLD_ATTRIBUTE)
})

test('renders at once if the page has no prerendered content', async () => {
  aPage()
  await swapPrerendered(aRouter(), render)
  expect(app().innerHTML).toBe(APP)
  expect(document.head).toBeEmptyDOMElement()
})

test('keeps prerendered content until the first route is ready', async () => {
  aPage(PRERENDERED)
  const router = aRouter()
  const taken = swapPrerendered(router, render)
  expect(app().innerHTML).toBe(PRERENDERED)
  expect(document.getElementById('mc-prerendered-style')).not.toBeNull()
  router.start()
  await taken
  expect(app().innerHTML).toBe(APP)
  expect(document.head).toBeEmptyDOMElement()
})

test('does not wait for hidden prerendered content', async () => {
  aPage(PRERENDERED)
  document.documentElement.setAttribute(HOLD_ATTRIBUTE, '')
  await swapPrerendered(aRouter(), render)
  expect(app().innerHTML).toBe(APP)
  expect(document.documentElement).not.toHaveAttribute(HOLD_ATTRIBUTE)
})

test('keeps typed text, focus and scroll position', async () => {
  aPage(PRERENDERED)
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true })
  const field = document.querySelector('input')!
  field.value = 'asha@example.org'
  field.focus()
  const router = aRouter()
  const taken = swapPrerendered(router, render)
  router.start()
  await taken
  const now = app().querySelector('input')!
  expect(now).not.toBe(field)
  expect(now).toHaveValue('asha@example.org')
  expect(now).toHaveFocus()
  expect(window.scrollTo).toHaveBeenCalledWith(0, 300)
})
