import { swapPrerendered } from './swapPrerendered'

const PRERENDERED =
  '<div id="mc-prerendered"><a href="/">home</a><input><input type="checkbox"><select><option>a</option><option>b</option></select><button>go</button></div>'
const APP =
  '<a href="/">home</a><input><input type="checkbox"><select><option>a</option><option>b</option></select><button>go</button>'

const app = () => document.getElementById('app')!
const swap = () =>
  swapPrerendered(
    document.getElementById('mc-prerendered')!,
    app(),
    () => void app().insertAdjacentHTML('beforeend', APP),
  )

beforeEach(() => {
  window.scrollTo = jest.fn()
  document.head.innerHTML = '<title data-static>Start</title><style id="mc-prerendered-style"></style>'
  document.body.innerHTML = `<div id="app">${PRERENDERED}</div>`
})

test('the app takes the place of prerendered content, its title and its styles', () => {
  swap()
  expect(app().innerHTML).toBe(APP)
  expect(document.head).toBeEmptyDOMElement()
})

test('focus, scroll position and everything that was entered stay', () => {
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true })
  const [field, box] = document.querySelectorAll('input')
  field!.value = 'asha@example.org'
  field!.focus()
  box!.checked = true
  document.querySelector('select')!.value = 'b'
  swap()
  const [now, boxNow] = app().querySelectorAll('input')
  expect(now).not.toBe(field)
  expect(now).toHaveValue('asha@example.org')
  expect(now).toHaveFocus()
  expect(boxNow).toBeChecked()
  expect(app().querySelector('select')).toHaveValue('b')
  expect(window.scrollTo).toHaveBeenCalledWith(0, 300)
})
