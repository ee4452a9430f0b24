import { CONFIG_ELEMENT_ID, SERVER_CONFIG } from '@mentor-connect/contract/site/runtimeConfig'

const element = () => document.getElementById(CONFIG_ELEMENT_ID)!
const written = element().textContent
afterEach(() => {
  element().textContent = written
})

/** Imports the module as on a newly loaded page. */
function freshPage(): typeof import('./runtimeConfig') {
  let module: typeof import('./runtimeConfig')
  jest.isolateModules(() => {
    module = jest.requireActual('./runtimeConfig')
  })
  return module!
}

test('reads the configuration inlined by the composer, once', () => {
  const { runtimeConfig } = freshPage()
  const config = runtimeConfig()
  expect(config).toEqual({ apiUrl: 'http://api.test', chatUrl: 'http://chat.test' })
  element().textContent = '{}'
  expect(runtimeConfig()).toBe(config)
})

test('a page without configuration throws an explanatory error', () => {
  element().textContent = ''
  expect(() => freshPage().runtimeConfig()).toThrow('This page has no #mc-config: compose the site first.')
})

test('on a server the configuration is provided once for the copies of all bundles', () => {
  const provided = { apiUrl: 'http://api.example', chatUrl: 'http://chat.example' }
  try {
    freshPage().provideRuntimeConfig(provided)
    expect(freshPage().runtimeConfig()).toBe(provided)
  } finally {
    Reflect.deleteProperty(globalThis, SERVER_CONFIG)
  }
})
